import { apostrophes, groupOf, raised, strokes } from './look-alikes.ts'
import { beginningsOf, withoutNumber, withoutTitles } from './name-parts.ts'
import { wordsOf } from './name-starts.ts'
import { plainLetters } from './plain-letters.ts'
import { sortNameOf } from './sort-name.ts'

/**
 * What two names have in common that people read as one: their words in order, without accents, case or whatever stands between them, and in plain letters where
 * they are written in wide or fancy ones. A letter that only stands beside others, as U+02BC does for an apostrophe, is none.
 */
export const nameKeyOf = (displayName: string): string =>
  wordsOf(displayName.normalize('NFKC').replaceAll(apostrophes, ' ')).join(' ')

/** A name in plain letters of their case, without whatever stands between and beside them. */
const lettersOf = (name: string): string =>
  plainLetters(name)
    .replaceAll(/[œŒæÆßẞ]/gu, (letter) => sortNameOf(letter))
    .replaceAll(strokes, 'l')
    .replaceAll('ǁ', 'll')
    .replaceAll(apostrophes, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** With each word as "Marie", whatever is written small or in capitals. */
const capitalised = (name: string): string =>
  name.replaceAll(/(\p{L})(\p{L}*)/gu, (_, first: string, others: string) => first + others.toLowerCase())

const isDigit = (one: string): boolean => /\d/u.test(one)

/** All that is read as a letter, of either case. Of two digits none is read as the other, also where both stand for one letter. */
function readAs(letter: string): string {
  const small = letter.toLowerCase()
  const group = [...(groupOf.get(small) ?? small)].filter(
    (one) => one === small || !isDigit(one) || !isDigit(small),
  )
  return `[${[...new Set([letter, ...group, ...group.map((one) => one.toUpperCase())])].join('')}]`
}

/** Two small letters that are read as one, and the other way; a capital C and an l are no D. */
const oneForTwo: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', VV: 'W', cl: 'd', cI: 'd', c1: 'd' }
const twoForOne: Readonly<Record<string, string>> = { m: 'rn', w: 'vv|VV', d: 'c[l1I]' }

/** A letter of a name, or two that are read as one, in each way that people read as that. */
function waysOf(part: string): string {
  const letters = Array.from(part, readAs).join('')
  const other = oneForTwo[part] ?? twoForOne[part.toLowerCase()]
  return other === undefined ? letters : `(?:${letters}|${other})`
}

/**
 * What is read as this name. Letter by letter, and not by one form for all names: « Alicla » is both « Alicia » and « Alida », which are two. All ways of a letter begin with others, so that a long
 * name is compared at once.
 */
function lookOf(name: string): RegExp {
  const parts = lettersOf(capitalised(name)).match(/rn|vv|VV|c[lI1]|./gu) ?? []
  const look = parts.map(waysOf).join('')
  // Said twice it is the same one, but of a single word: « Jojo » is not Jo.
  return new RegExp(wordsOf(name).length > 1 ? `^(?:${look})+$` : `^${look}$`, 'u')
}

const joined = (name: string): string => nameKeyOf(name).replaceAll(' ', '')

let latest: { name: string; forms: readonly { joined: string; letters: string }[] } | null = null

/** What the beginnings of a name are compared by; of the latest name it is known, which is compared with each colleague's. */
function formsOf(name: string) {
  if (latest?.name !== name) {
    const whole = [name, withoutNumber(name)].flatMap(beginningsOf)
    const parts = new Set(
      whole.flatMap((part) => [...withoutTitles(part), ...withoutTitles(withoutNumber(part))]),
    )
    const read = new Set([...parts].flatMap((part) => [part, part.replaceAll(raised, '')]))
    const forms = Array.from(read, (part) => ({ joined: joined(part), letters: lettersOf(part) }))
    latest = { name, forms }
  }
  return latest.forms
}

/**
 * Whether people read a name as that of another: by its letters, or by what these look like, in small letters and capitals, whatever parts or joins the words; also where more stands
 * behind it, as a job does, or a title before it.
 */
export function readsAs(one: string, other: string): boolean {
  // Once for all beginnings: some names have sixty, and a home hundreds of people to compare them with.
  const [key, look] = [joined(other), lookOf(other)]
  return formsOf(one).some((form) => form.joined === key || look.test(form.letters))
}

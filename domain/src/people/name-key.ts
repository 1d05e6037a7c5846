import { wordsOf } from './name-starts.ts'
import { plainLetters } from './plain-letters.ts'

/**
 * What two names have in common that people read as one: their words in order, without accents, case or whatever stands between them, and in plain letters where
 * they are written in wide or fancy ones. A letter that only stands beside others, as U+02BC does for an apostrophe, is none.
 */
export const nameKeyOf = (displayName: string): string =>
  wordsOf(displayName.normalize('NFKC').replaceAll(/\p{Lm}/gu, ' ')).join(' ')

/** What is read as another letter at the size of a list: a capital I, a small l and a 1 are one stroke in most typefaces, an O and a 0 one ring. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
  [/VV/gu, 'W'],
  [/c[Il1|]/gu, 'd'],
  [/[Il1|ǀ∣ɪƖꞁ١۱]/gu, '1'],
  [/[O0]/gu, '0'],
  [/(?<=\p{L})5|5(?=\p{L})/gu, 's'],
  [/(?<=\p{L})8|8(?=\p{L})/gu, 'b'],
]

/** The words of a name by what their letters look like. */
const looksOf = (name: string): string[] =>
  nameKeyOf(
    looks.reduce((said, [letters, look]) => said.replaceAll(letters, look), plainLetters(name)),
  ).split(' ')

/** With each word as "Marie", whatever is written small or in capitals. */
const capitalised = (name: string): string =>
  name.replaceAll(/(\p{L})(\p{L}*)/gu, (_, first: string, others: string) => first + others.toLowerCase())

/** Whether a text is these words in a row, each in one of its ways. */
const isMadeOf = (text: string, [first, ...others]: readonly (readonly string[])[]): boolean =>
  first === undefined
    ? text === ''
    : first.some((way) => text.startsWith(way) && isMadeOf(text.slice(way.length), others))

const joined = (name: string): string => nameKeyOf(name).replaceAll(' ', '')

/** Behind which a name goes on with what somebody is: « Nathalie Simard, infirmière ». */
const goesOn = /[,،·・–—(（/&+"“«]|\s-|-\s|\p{Extended_Pictographic}/gu

/** A name, and what of it could be a name by itself. */
const beginningsOf = (name: string): string[] =>
  [...Array.from(name.matchAll(goesOn), ({ index }) => name.slice(0, index)), name].filter(
    (part) => joined(part) !== '',
  )

function isAs(one: string, other: string): boolean {
  if (joined(one) === joined(other)) return true
  const written = [other, other.toUpperCase(), capitalised(other)].map(looksOf)
  // Each way once. No way of a word is the beginning of another, so that one of them fits at most, however many words there are.
  const ways = (written[0] ?? []).map((_, at) => [...new Set(written.flatMap((words) => words[at] ?? []))])
  return isMadeOf(looksOf(one).join(''), ways)
}

/**
 * Whether people read a name as that of another: by its letters, or by what these look like, each word as it is written or in capitals, whatever parts or joins the words; also where more
 * stands behind it, as a job does.
 */
export const readsAs = (one: string, other: string): boolean =>
  beginningsOf(one).some((beginning) => isAs(beginning, other))

/** Digits as the letters for which they stand in a word that people know. */
const digits: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 5: 's', 6: 'g', 9: 'g' }

/** A text as a word that one expects is read in it: one small stroke is another. */
const expected = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(/[l|ǀɪɩꞁ]/gu, 'i')
    .replaceAll(/\d/gu, (digit) => digits[digit] ?? digit)
    .replaceAll(/\p{Lm}/gu, '')

/** What Vigie writes in the place of a name, or beside one, in either language. */
const ours = ['vous', 'you', 'vigie']
const mark = ['proche', 'relative'].map(expected).join('|')
const markWithin = new RegExp(`\\([^()]*\\b(?:${mark})\\b`, 'u')
const markUnparted = new RegExp(`\\((?:${mark})`, 'u')

/** Whether a name is read as a word of Vigie's own: « Faite par vous », « Vigie », « … (proche) », however it is parted. */
export function isWordOfOurs(name: string): boolean {
  const said = expected(name)
  const letters = said.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return (
    ours.includes(letters) ||
    markWithin.test(said) ||
    markUnparted.test(said.replaceAll(/[^\p{L}\p{N}()]/gu, ''))
  )
}

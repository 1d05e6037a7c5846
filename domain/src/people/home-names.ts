import { hasPhoneNumber } from '../phone/has-phone-number.ts'
import { apostrophes, expected, strokes } from './look-alikes.ts'
import { wordsOf } from './name-starts.ts'
import { inBoth } from './name-words.ts'
import { plainLetters } from './plain-letters.ts'
import { isCalledInNeed } from './rescue-names.ts'
import { isWrittenAsName } from './written-name.ts'

/** A letter once or more, with a blank between or none. A run of an « i » and an « l » is none: « Vigile » is a word. */
const run = (letters: string): string => `[${letters}](?: ?[${letters}])*`
const ourName = new RegExp(
  `v+ ?(?:${run('i1')}|${run('l')}) ?${run('g69')} ?(?:${run('i1')}|${run('l')}) ?[e3]+`,
  'gu',
)

/** Words as they are written, in plain small letters: what looks like a letter is compared by the expression. */
const plainWords = (name: string): string =>
  wordsOf(
    plainLetters(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
      .replaceAll(strokes, 'i')
      .replaceAll(apostrophes, ''),
  ).join(' ')

/**
 * Whether « Vigie » is read in a name, whatever blanks and hyphens part its letters and whichever are doubled: as a word, as « Vigies », and within a longer one, « Vigiesécurité ». « Vigier » is a
 * family name, and an end and a beginning of two words, as in « Levi Gielgud », are of neither.
 */
function namesVigie(name: string): boolean {
  const words = plainWords(name)
  return Array.from(words.matchAll(ourName)).some(({ 0: found, index }) => {
    const behind = words.slice(index + found.length).split(' ')[0] ?? ''
    const isOfOne = !found.includes(' ')
    const beginsWord = index === 0 || words[index - 1] === ' '
    return !/^rs?$/.test(behind) && (isOfOne || beginsWord || /^s?$/.test(behind))
  })
}

/** What places have in their names and people have not: « Saint-Louis-du-Ha! Ha! », « Pavillon #2 ». */
const ofPlaces = /[!#]/g

const accounts: ReadonlySet<string> = new Set(inBoth('accounts').split(' ').map(expected))
/** An address, as « evil.example » is one. « St.Joseph » goes on with a capital. */
const address = /[\p{Ll}\p{N}][.。．｡․]\p{Ll}{2}/u

/**
 * Whether a home cannot be called so: its name stands in our mail to whatever address somebody invites, where « Sécurité Vigie, rappelez le 1 900 555-0199 », « Police » or « Compte suspendu » would speak
 * for us or in an emergency's name. Nor is one written otherwise than people's names are, whose signs read as others
 * (docs/adr/0120-a-message-says-where-somebody-is.md).
 */
export const isUnfitForHome = (name: string): boolean =>
  !isWrittenAsName(name.replaceAll(ofPlaces, '')) ||
  namesVigie(name) ||
  hasPhoneNumber(name) ||
  isCalledInNeed(name) ||
  address.test(name) ||
  wordsOf(name).some((word) => accounts.has(expected(word)))

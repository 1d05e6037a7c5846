import { wordsOf } from './name-starts.ts'

/**
 * What two names have in common that people read as one: their words in order, without accents, case or whatever stands between them, and in plain letters where
 * they are written in wide or fancy ones. A letter that only stands beside others, as U+02BC does for an apostrophe, is none.
 */
export const nameKeyOf = (displayName: string): string =>
  wordsOf(displayName.normalize('NFKC').replaceAll(/\p{Lm}/gu, ' ')).join(' ')

/** What is read as another letter at the size of a list: a capital I, a small l and a 1 are one stroke in most typefaces, an O and a 0 one ring. */
const looks: readonly (readonly [RegExp, string])[] = [
  [/ı/gu, 'i'],
  [/ɑ/gu, 'a'],
  [/ɡ/gu, 'g'],
  [/rn/gu, 'm'],
  [/vv/gu, 'w'],
  [/VV/gu, 'W'],
  [/c[Il1|]/gu, 'd'],
  [/[Il1|ǀ∣ɪƖꞁ١۱]/gu, '1'],
  [/[O0]/gu, '0'],
]

/** Capitals as small as small letters, in the order of `plainCapitals`. */
const smallCapitals = 'ᴀʙᴄᴅᴇꜰɢʜᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const plainCapitals = 'abcdefghjklmnoprstuvwyz'

/** In a name of Latin letters a letter of another script is a dot or a stroke beside them. */
const ofOtherScripts = /(?!\p{Script=Latin})\p{L}/gu

/** The words of a name by what their letters look like. */
function looksOf(name: string): string[] {
  const plain = name
    // Else a dot of its own, which parts a word.
    .replaceAll(/[ŀĿ]/gu, 'l')
    .normalize('NFKC')
    .replaceAll(
      new RegExp(`[${smallCapitals}]`, 'gu'),
      (one) => plainCapitals[smallCapitals.indexOf(one)] ?? one,
    )
  const own = /\p{Script=Latin}/u.test(plain) ? plain.replaceAll(ofOtherScripts, '') : plain
  return nameKeyOf(looks.reduce((said, [letters, look]) => said.replaceAll(letters, look), own)).split(' ')
}

/** With each word as "Marie", whatever is written small or in capitals. */
const capitalised = (name: string): string =>
  name.replaceAll(/(\p{L})(\p{L}*)/gu, (_, first: string, others: string) => first + others.toLowerCase())

/** Whether people read two names as one: by their letters, or by what these look like, each word as it is written or in capitals. */
export function readsAs(one: string, other: string): boolean {
  if (nameKeyOf(one) === nameKeyOf(other)) return true
  const seen = looksOf(one)
  const written = [other, other.toUpperCase(), capitalised(other)].map(looksOf)
  return (
    written.every(({ length }) => length === seen.length) &&
    seen.every((word, at) => written.some((words) => words[at] === word))
  )
}

/** What Vigie writes in the place of a name, or beside one, in either language. */
const ours = ['vous', 'you', 'vigie']
const marks = /\((?:proche|relative)\b/iu

/** Whether a name is read as a word of Vigie's own: « Faite par vous », « Vigie », « … (proche) ». */
export const isWordOfOurs = (name: string): boolean =>
  ours.some((word) => readsAs(name, word)) || marks.test(name.normalize('NFKC'))

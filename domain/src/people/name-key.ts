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
  [/[Il1|ǀŀĿ]/gu, '1'],
  [/[O0]/gu, '0'],
]

/** In a name of Latin letters a letter of another script is a dot or a stroke beside them. */
const ofOtherScripts = /(?!\p{Script=Latin})\p{L}/gu

/** A name by what its letters look like. */
function lookOf(name: string): string {
  const own = /\p{Script=Latin}/u.test(name) ? name.replaceAll(ofOtherScripts, '') : name
  return nameKeyOf(looks.reduce((said, [letters, look]) => said.replaceAll(letters, look), own))
}

/** Whether people read two names as one: by their letters, or by what these look like. */
export function readsAs(one: string, other: string): boolean {
  if (nameKeyOf(one) === nameKeyOf(other)) return true
  const look = lookOf(one)
  return [other, other.toUpperCase()].some((name) => lookOf(name) === look)
}

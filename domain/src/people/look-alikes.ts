import { plainLetters } from './plain-letters.ts'

/**
 * Digits and letters that are read as one, the letter first: a small l, a capital I and a 1 are one stroke in most typefaces, an O and a 0 one ring; the other digits stand for letters in words
 * that people know.
 */
const alike = ['il1', 'o0', 'z2', 'e3', 'a4', 's5', 't7', 'b8', 'g69']

/** Strokes that are no letter of a name, or none of ours. */
export const strokes = /[|ǀǃ∣ɪɩƖꞁ١۱]/gu

/** Letters that are an apostrophe, or a glottal stop, which many write as one: « OʼBrien », « Sahaiʔa ». Behind a name they pass for a mark. */
export const apostrophes = /[\p{Lm}Ɂɂʔʕ]/gu

/** Letters written small and high beside others, « ˢ », « ª »: as a letter of a name, and as a mark behind one. */
export const raised = /[\p{Lm}ªº]/gu

/** Each group of letters and digits that are read as one letter, by each of them. */
export const groupOf: ReadonlyMap<string, string> = new Map(
  alike.flatMap((group) => [...group].map((one) => [one, group] as const)),
)

/** A text as a word that one expects is read in it: one small stroke is another, and a digit the letter for which it stands. */
export const expected = (text: string): string =>
  plainLetters(text)
    .toLowerCase()
    .replaceAll(strokes, 'i')
    .replaceAll(apostrophes, '')
    .replaceAll(/[\p{L}\d]/gu, (one) => groupOf.get(one)?.[0] ?? one)

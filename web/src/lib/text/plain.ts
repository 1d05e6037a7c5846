/** A text as it is searched in: accents, case, letters that keyboards lack and blanks around it aside. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .trim()

/** Phones write ’ for ', and some people neither. */
const withoutApostrophes = (text: string): string => plain(text).replace(/['’‘ʼ]/g, '')

/**
 * Whether every word that was typed occurs somewhere in a text, accents, case, apostrophes and the hyphens between words aside; no word
 * occurs in any.
 */
export function hasWords(typed: string, text: string): boolean {
  const searched = withoutApostrophes(text)
  return withoutApostrophes(typed)
    .split(/[\s\p{Pd}]+/u)
    .every((word) => searched.includes(word))
}

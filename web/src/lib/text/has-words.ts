import { plain } from './plain.ts'

/** Phones write ’ for ', and some people neither; most keyboards have no œ. */
const searchable = (text: string): string =>
  plain(text)
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/['’‘ʼ]/g, '')

/**
 * Whether every word that was typed occurs somewhere in a text, accents, case, apostrophes and the hyphens between words aside; no word
 * occurs in any.
 */
export function hasWords(typed: string, text: string): boolean {
  const searched = searchable(text)
  return searchable(typed)
    .split(/[\s\p{Pd}]+/u)
    .every((word) => searched.includes(word))
}

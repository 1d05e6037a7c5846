import { sortNameOf } from './sort-name.ts'

/** As much of a name as it is searched by: who types more finds all whose names begin so. */
const mostLetters = 20
/** A name of more words is found by the first of them. */
const mostWords = 5
/** How many beginnings a name has at most. */
export const mostNameStarts = mostLetters * mostWords

/** The words of a text as it is searched by: letters and digits, small, without accents. */
export const wordsOf = (text: string): string[] =>
  sortNameOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The beginnings of a text, the shortest first; in whole characters, for Firestore takes no half of one. */
function startsOf(text: string): string[] {
  const letters = [...text].slice(0, mostLetters)
  return letters.map((_, at) => letters.slice(0, at + 1).join(''))
}

/**
 * All by which a name is found: its beginnings, counted from each of its words, with the words before it behind. Nadia Fortin is
 * found by "nad", "fort", "nadia fo" and "fortin na". Firestore finds no part of a text, but an element of a list.
 */
export function nameStartsOf(name: string): string[] {
  const words = wordsOf(name)
  const turned = words.slice(0, mostWords).map((_, at) => [...words.slice(at), ...words.slice(0, at)])
  return [...new Set(turned.flatMap((from) => startsOf(from.join(' '))))]
}

/** Which of these beginnings somebody means by what they typed; null where it holds neither letter nor digit. */
export const nameStartIn = (typed: string): string | null => startsOf(wordsOf(typed).join(' ')).at(-1) ?? null

import { wordsOf } from './name-starts.ts'

/**
 * What two names have in common that people read as one: their words in order, without accents, case or whatever stands between them, and in plain letters where
 * they are written in wide or fancy ones. A letter that only stands beside others, as U+02BC does for an apostrophe, is none.
 */
export const nameKeyOf = (displayName: string): string =>
  wordsOf(displayName.normalize('NFKC').replaceAll(/\p{Lm}/gu, ' ')).join(' ')

/** A name by what its letters look like: a capital I, a small l and a 1 are one stroke in most typefaces, an O and a 0 one ring. */
const lookOf = (name: string): string =>
  nameKeyOf(
    name
      .replaceAll('ı', 'i')
      .replaceAll(/[Il1|]/g, '1')
      .replaceAll(/[O0]/g, '0'),
  )

/** Whether people read two names as one: by their letters, or by what these look like. */
export function readsAs(one: string, other: string): boolean {
  if (nameKeyOf(one) === nameKeyOf(other)) return true
  const look = lookOf(one)
  return [other, other.toUpperCase()].some((name) => lookOf(name) === look)
}

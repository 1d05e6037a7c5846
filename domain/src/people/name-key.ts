import { wordsOf } from './name-starts.ts'

/**
 * What two names have in common that people read as one: their words in order, without accents, case or whatever stands between them, and in plain letters where
 * they are written in wide or fancy ones.
 */
export const nameKeyOf = (displayName: string): string => wordsOf(displayName.normalize('NFKC')).join(' ')

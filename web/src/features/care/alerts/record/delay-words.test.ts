import { expect, test } from 'vitest'
import { delayInWords } from './delay-words.ts'

test.each([
  [0, '0 s', '0 s'],
  [449, '0,4 s', '0.4 s'],
  [59_999, '59,9 s', '59.9 s'],
  [60_000, '1 min', '1 min'],
  [134_700, '2 min 14 s', '2 min 14 s'],
  [3_599_999, '59 min 59 s', '59 min 59 s'],
  [3_780_000, '1 h 3 min', '1 h 3 min'],
  [187_200_000, '2 j 4 h', '2 d 4 h'],
])('%i ms are %s', (ms, fr, en) => {
  expect([delayInWords(ms, 'fr'), delayInWords(ms, 'en')]).toEqual([fr, en])
})

import { expect, test } from 'vitest'
import { percentWords, shareWords } from './share-words.ts'

test('a share is said to a tenth of a percent, and never as more than it is', () => {
  expect(shareWords(39, 40, 'en')).toBe('97.5%')
  expect(shareWords(1_949, 2_000, 'en')).toBe('97.4%')
  expect(shareWords(9_999, 10_000, 'en')).toBe('99.9%')
  expect(shareWords(3, 3, 'en')).toBe('100%')
  expect(percentWords(0.975, 'fr')).toMatch(/^97,5\s%$/)
})

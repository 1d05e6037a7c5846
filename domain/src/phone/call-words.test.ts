import { expect, test } from 'vitest'
import { askingWords } from './call-words.ts'

test.each(['fr', 'en'] as const)(
  'whoever may not take an alert is asked for no key that takes it: %s',
  (locale) => {
    const asked = askingWords('Ch. 214.', { isAgain: false, mayTake: true }, locale)
    expect(asked).toMatch(/\b1\b.*\b9\b/)
    for (const isAgain of [false, true]) {
      const told = askingWords('Ch. 214.', { isAgain, mayTake: false }, locale)
      expect(told).toMatch(/^Ch\. 214\. .*\b2\.$/)
      expect(told).not.toMatch(/\b[19]\b/)
    }
  },
)

import { expect, test } from 'vitest'
import { askingWords } from './call-words.ts'

test.each(['fr', 'en'] as const)(
  'whoever may not take an alert is asked for no key that takes it: %s',
  (locale) => {
    const asked = askingWords('Ch. 214.', { again: null, mayTake: true }, locale)
    expect(asked).toMatch(/\b1\b.*\b9\b/)
    for (const again of [null, 'noKey', 'unknownKey'] as const) {
      const told = askingWords('Ch. 214.', { again, mayTake: false }, locale)
      expect(told).toMatch(/^Ch\. 214\. .*\b2\.$/)
      expect(told).not.toMatch(/\b[19]\b/)
    }
  },
)

test('a key that means nothing is called that, and not silence', () => {
  const said = (again: 'noKey' | 'unknownKey') => askingWords('Ch. 214.', { again, mayTake: true }, 'fr')
  expect(said('unknownKey')).toMatch(/^Cette touche ne veut rien dire ici\. Ch\. 214\. /)
  expect(said('noKey')).toMatch(/^Aucune réponse reçue\. Ch\. 214\. /)
})

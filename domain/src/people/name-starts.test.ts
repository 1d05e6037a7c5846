import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostNameStarts, nameStartIn, nameStartsOf } from './name-starts.ts'
import { userSchema } from './user.ts'

const isFound = (name: string, typed: string) => nameStartsOf(name).includes(nameStartIn(typed) ?? '')

test.each([
  ['Nadia Fortin', 'Fortin'],
  ['Nadia Fortin', 'fort'],
  ['Nadia Fortin', 'nadia fo'],
  ['Nadia Fortin', 'Fortin, Nadia'],
  ['Élise D’Amours-Côté', 'cote'],
  ['Élise D’Amours-Côté', 'd’am'],
  ['Anne-Marie Tremblay Gagnon', 'tremblay gagnon anne-marie'],
  ['Marie Sacré-Cœur', 'coeur'],
  ['Marie Sacre-Coeur', 'cœur'],
])('%s is found by "%s"', (name, typed) => {
  expect(isFound(name, typed)).toBe(true)
})

test.each([
  ['Nadia Fortin', 'ortin'],
  ['Nadia Fortin', 'nadia g'],
  ['Nadia Fortin', '@'],
])('%s is not found by "%s"', (name, typed) => {
  expect(isFound(name, typed)).toBe(false)
})

test('whatever a name is, it is found by each of its first five words, and its profile is kept whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), (name) => {
      const starts = nameStartsOf(name)
      expect(starts.length).toBeLessThanOrEqual(mostNameStarts)
      expect(starts.every((start) => start.isWellFormed())).toBe(true)
      expect(userSchema.shape.nameStarts.parse(starts)).toEqual(starts)
      const whole = nameStartIn(name)
      expect(whole === null ? starts : starts.includes(whole)).toEqual(whole === null ? [] : true)
    }),
  )
})

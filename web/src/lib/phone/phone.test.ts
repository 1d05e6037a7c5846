import { phoneSchema } from '@vigie/domain/people/user'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { phoneOf, phoneWords } from './phone.ts'

test.each([
  ['514 234-5678', '+15142345678'],
  ['(514) 234-5678', '+15142345678'],
  ['1 514 234 5678', '+15142345678'],
  ['+1 514 234-5678', '+15142345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['514 234-567', null],
  ['234-5678', null],
  ['+999 514 234 5678', null],
  ['appelez-moi', null],
  ['514 234-5678 x12', null],
  ['', null],
])('%j is %s', (typed, number) => {
  expect(phoneOf(typed)).toBe(number)
})

test('a number is shown as people of here write it, and typed so is the same again', () => {
  expect(phoneWords('+15142345678')).toBe('(514) 234-5678')
  expect(phoneWords('+33612345678')).toBe('+33 6 12 34 56 78')
  const number = fc.stringMatching(/^\+(1[2-9]\d{9}|336\d{8}|447\d{9})$/)
  fc.assert(
    fc.property(number, (each) => {
      fc.pre(phoneOf(each) !== null)
      expect(phoneOf(phoneWords(each))).toBe(each)
    }),
  )
})

test('whatever is typed, what comes of it is E.164 or nothing', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^[+()\d -]{0,18}$/))
  fc.assert(
    fc.property(typed, (text) => {
      const number = phoneOf(text)
      expect(number === null || phoneSchema.safeParse(number).success).toBe(true)
    }),
  )
})

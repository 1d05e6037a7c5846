import { expect, it } from 'vitest'
import { untilOf } from './until-typed.ts'

const toronto = 'America/Toronto'
const now = Date.parse('2026-11-26T16:00:00-05:00')
const until = (date: string, time = '') => untilOf({ date, time }, toronto, now)

it('is a moment on the clock that is meant, the end of the day, or never', () => {
  expect(until('2026-11-27', '07:00')).toBe(Date.parse('2026-11-27T07:00:00-05:00'))
  expect(until('2026-11-26')).toBe(Date.parse('2026-11-26T23:59:59.999-05:00'))
  expect(until('')).toBeNull()
})

it('says what is wrong', () => {
  expect(until('2026-11-26', '15:00')).toBe('untilPast')
  expect(until('2026-11-25')).toBe('untilPast')
  expect(until('', '15:00')).toBe('dateMissing')
})

import { expect, it } from 'vitest'
import { whenOfGap } from './when-of-gap.ts'

const toronto = 'America/Toronto'
const at = (iso: string) => Date.parse(`${iso}-05:00`)
const when = (from: string, until: string, now: string) =>
  whenOfGap({ from: at(from), until: at(until) }, at(now), toronto)

it('calls a span by when it begins', () => {
  const afternoon = '2026-11-26T16:00'
  expect(when('2026-11-27T03:00', '2026-11-27T07:00', afternoon)).toBe('tonight')
  expect(when('2026-11-26T23:00', '2026-11-27T07:00', afternoon)).toBe('tonight')
  expect(when('2026-11-26T18:00', '2026-11-26T19:00', afternoon)).toBe('today')
  expect(when('2026-11-27T09:00', '2026-11-27T12:00', afternoon)).toBe('tomorrow')
  expect(when('2026-11-27T01:00', '2026-11-27T02:00', '2026-11-26T02:30')).toBe('tomorrow')
  expect(when(afternoon, '2026-11-26T19:00', afternoon)).toBe('now')
  expect(when(afternoon, '2026-11-27T16:00', afternoon)).toBe('always')
})

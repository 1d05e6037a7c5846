import { expect, test } from 'vitest'
import { whyNone } from './why-none.ts'

test('a home that is inactive raises none whatever its rules say, and one without a rule in force neither', () => {
  expect(whyNone({ state: 'inactive' }, 'now', null)).toBe('inactive')
  expect(whyNone({ state: 'inactive' }, null, null)).toBe('inactive')
  expect(whyNone({ state: 'active' }, 'none', null)).toBe('noRule')
  expect(whyNone({ state: 'active' }, 'notNow', null)).toBe('noRuleNow')
  expect(whyNone({ state: 'active' }, 'now', null)).toBe(null)
})

test('what is not known is no reason', () => {
  expect(whyNone({ state: 'active' }, null, null)).toBe(null)
  expect(whyNone(null, null, null)).toBe(null)
})

test('what is silent is said where a call would raise an alert, unless a bar says it of all that a gateway hears', () => {
  const silent = (of: 'home' | 'gateway' | 'clocks' | 'devices') => ({ of, since: 0, devices: 14 })
  expect(whyNone({ state: 'active' }, 'now', silent('devices'))).toBe('silent')
  expect(whyNone({ state: 'active' }, null, silent('clocks'))).toBe('clocks')
  expect(whyNone({ state: 'active' }, 'none', silent('devices'))).toBe('noRule')
  expect(whyNone({ state: 'inactive' }, 'now', silent('devices'))).toBe('inactive')
  expect(whyNone({ state: 'active' }, 'now', silent('home'))).toBe(null)
  expect(whyNone({ state: 'active' }, 'now', silent('gateway'))).toBe(null)
})

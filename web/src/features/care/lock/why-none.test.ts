import { expect, test } from 'vitest'
import { whyNone } from './why-none.ts'

test('a home that is inactive raises none whatever its rules say, and one without a rule in force neither', () => {
  expect(whyNone({ state: 'inactive' }, 'now')).toBe('inactive')
  expect(whyNone({ state: 'inactive' }, null)).toBe('inactive')
  expect(whyNone({ state: 'active' }, 'none')).toBe('noRule')
  expect(whyNone({ state: 'active' }, 'notNow')).toBe('noRuleNow')
  expect(whyNone({ state: 'active' }, 'now')).toBe(null)
})

test('what is not known is no reason', () => {
  expect(whyNone({ state: 'active' }, null)).toBe(null)
  expect(whyNone(null, null)).toBe(null)
})

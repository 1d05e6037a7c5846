import { expect, test } from 'vitest'
import { screenClock } from './use-screen-clock.ts'

const home = (id: string, timeZone: string | null) => ({
  id,
  details: timeZone === null ? null : { timeZone },
})
const montreal = home('m', 'America/Toronto')
const quebec = home('q', 'America/Toronto')
const vancouver = home('v', 'America/Vancouver')

test('a screen about a home is on the home’s clock, whatever other homes there are', () => {
  expect(screenClock('v', [montreal, vancouver], false)).toEqual({
    of: 'homes',
    timeZone: 'America/Vancouver',
  })
})

test('a home’s clock that is not known yet is not told, and no other clock stands in for it', () => {
  expect(screenClock('x', [montreal, home('x', null)], true)).toEqual({ of: 'unknown' })
  expect(screenClock('x', [montreal, home('x', null)], false)).toEqual({ of: 'unknown' })
  expect(screenClock('x', [], true)).toEqual({ of: 'unknown' })
  expect(screenClock(undefined, [], true)).toEqual({ of: 'unknown' })
})

test('several homes on one clock are told on that clock', () => {
  expect(screenClock(undefined, [montreal, quebec], false)).toEqual({
    of: 'homes',
    timeZone: 'America/Toronto',
  })
})

test('several clocks or none: the device’s, which is said', () => {
  expect(screenClock(undefined, [montreal, vancouver], false)).toEqual({ of: 'device' })
  expect(screenClock(undefined, [], false)).toEqual({ of: 'device' })
})

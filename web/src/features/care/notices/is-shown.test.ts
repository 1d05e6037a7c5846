import { expect, it } from 'vitest'
import { isShown } from './is-shown.ts'

const hour = 3_600_000
const lastAt = 1_000 * hour

it.each([
  ['an hour later', 1, 1, true],
  ['an hour later, on a device a day fast', 1, 26, true],
  ['a day later', 24, 24, false],
  ['a day later, on a device an hour slow', 24, 23, false],
])('is by the server’s time, where that is told: %s', (_when, told, device, shown) => {
  expect(isShown({ lastAt }, { told: lastAt + told * hour, device: lastAt + device * hour })).toBe(shown)
})

it('waits for the time where the device alone says that it is over, and stays where that is not told', () => {
  const [now, days] = [lastAt + hour, lastAt + 26 * hour]
  expect(isShown({ lastAt }, { told: 'asked', device: now })).toBe(true)
  expect(isShown({ lastAt }, { told: 'asked', device: days })).toBe('inDoubt')
  expect(isShown({ lastAt }, { told: 'unknown', device: days })).toBe(true)
})

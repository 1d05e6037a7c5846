import { expect, test } from 'vitest'
import { volumeIn, volumes } from './volumes.ts'

test.each(volumes)('a computer keeps the volume "%s"', (volume) => {
  expect(volumeIn(volume)).toBe(volume)
})

test.each([null, '', '0', 'off', 'NORMAL', 'constructor'])(
  'whatever else it keeps, %j, never silences it',
  (kept) => {
    expect(volumeIn(kept)).toBe('normal')
  },
)

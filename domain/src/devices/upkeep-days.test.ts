import { expect, it } from 'vitest'
import { upkeepDaysOf, upkeepSchema } from './upkeep-days.ts'

const timeZone = 'America/Toronto'
const now = Date.parse('2026-11-27T12:00:00-05:00')
const evening = Date.parse('2026-11-26T23:30:00-05:00')

it('battery and signal stand under the date on which they were told, by the clock of the home', () => {
  const battery = { percent: 80, at: evening }
  const signal = { rssi: -101, snr: null, at: now }
  const days = { '2026-11-26': { percent: 80 }, '2026-11-27': { rssi: -101, snr: null } }
  expect(upkeepDaysOf({ battery, signal }, now, timeZone)).toEqual({ days })
  expect(upkeepSchema.parse({ days })).toEqual({ days })
  const both = { percent: 80, rssi: -101, snr: null }
  expect(upkeepDaysOf({ battery, signal: { ...signal, at: evening } }, now, timeZone).days).toEqual({
    '2026-11-26': both,
  })
})

it('of what was never told, or is of a time to come, nothing is said', () => {
  expect(upkeepDaysOf({ battery: null, signal: null }, now, timeZone)).toEqual({ days: {} })
  const ahead = { percent: 80, at: now + 1 }
  expect(upkeepDaysOf({ battery: ahead, signal: null }, now, timeZone)).toEqual({ days: {} })
})

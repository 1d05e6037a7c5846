import { expect, test } from 'vitest'
import { upkeepOf } from './upkeep.ts'

const at = 0

test('battery and signal are mentioned only when they need care', () => {
  const well = { battery: { percent: 87, at }, signal: { rssi: -97, snr: 7.5, at } }
  expect(upkeepOf(well)).toEqual({ lowBatteryPercent: null, weakSignal: false })
  expect(upkeepOf({ battery: null, signal: null })).toEqual({ lowBatteryPercent: null, weakSignal: false })
  expect(upkeepOf({ ...well, battery: { percent: 20, at } }).lowBatteryPercent).toBe(20)
  expect(upkeepOf({ ...well, signal: { rssi: -118, snr: null, at } }).weakSignal).toBe(true)
  expect(upkeepOf({ ...well, signal: { rssi: -90, snr: -14, at } }).weakSignal).toBe(true)
})

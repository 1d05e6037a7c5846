import { deviceTypes } from '@vigie/domain/devices/device-catalogue'
import { expect, test } from 'vitest'
import { sendsWarnings } from './may-silence.ts'

test('a device that only calls for help has no warnings that could be silenced', () => {
  expect(sendsWarnings('NOVIKA-LW-BOUTON')).toBe(false)
  expect(sendsWarnings('NOVIKA-LW-TRACKERD')).toBe(false)
  expect(sendsWarnings('NOVIKA-LW-TAPISSOL')).toBe(true)
  // It calls, and says besides that somebody stood up.
  expect(sendsWarnings('NOVIKA-LW-TIRETTE')).toBe(true)
  expect(deviceTypes.filter(sendsWarnings).length).toBeGreaterThan(10)
})

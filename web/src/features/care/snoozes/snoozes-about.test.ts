import { expect, test } from 'vitest'
import { snoozesAbout } from './snoozes-about.ts'

const of = (deviceId: string | null) => ({ id: 's', deviceId, from: 0, until: 1, by: null, ended: null })
const all = of(null)
const mat = of('00000000000000a1')
const snoozes = [all, mat]

test('beside an alert stands the pause of its own device, of no other, and of none beside a call for help', () => {
  const step = { kind: 'floorMatPressed', deviceId: '00000000000000a1' } as const
  expect(snoozesAbout({ snoozes }, step)).toEqual([all, mat])
  expect(snoozesAbout({ snoozes }, { ...step, deviceId: '00000000000000a2' })).toEqual([all])
  expect(snoozesAbout({ snoozes }, { ...step, kind: 'buttonPressed' })).toEqual([all])
})

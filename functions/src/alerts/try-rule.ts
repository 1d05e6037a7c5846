import { backTest, type Tried } from '@vigie/domain/alerts/back-test'
import { type backTestCall, mostDaysTried } from '@vigie/domain/api/back-test-calls'
import { localDate } from '@vigie/domain/time/local-time'
import type { z } from 'zod'
import { readDaysOf, readDevicesOf } from '../data/days-of-devices.ts'
import { readShifts } from '../data/homes.ts'

type BackTest = z.infer<typeof backTestCall.answer>

const dayMs = 24 * 3_600_000
const mostDevices = 20
/** With the home and the devices 120 documents in all. */
const mostDays = 99

/**
 * How many alerts a live rule would have raised for a resident on each of the last days, by what is kept of the devices that they have now: of one
 * device three months, of several as many days as 99 documents hold. Reads 120 documents at most. `now` is epoch milliseconds.
 */
export async function tryRule(
  eid: string,
  tried: Tried,
  now: number,
): Promise<BackTest | { why: 'establishmentNotFound' }> {
  const { beneficiaryId: bid, deviceTypes } = tried
  const [home, devices] = await Promise.all([
    readShifts(eid),
    readDevicesOf(eid, bid, deviceTypes, mostDevices),
  ])
  if (home === null) return { why: 'establishmentNotFound' }
  const each = Math.floor(mostDays / Math.max(1, devices.length))
  const from = localDate(now - (Math.min(mostDaysTried, each) - 1) * dayMs, home.timeZone)
  const days = await Promise.all(devices.map((id) => readDaysOf(eid, bid, id, from, each)))
  const counts = backTest(tried, days.flat(), home)
  return { devices: devices.length, from, days: [...counts].map(([date, alerts]) => ({ date, alerts })) }
}

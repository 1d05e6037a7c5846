import { backTest, type Tried } from '@vigie/domain/alerts/back-test'
import { type backTestCall, mostDaysTried } from '@vigie/domain/api/back-test-calls'
import type { Condition } from '@vigie/domain/rules/conditional-rule'
import { eventsOfDays } from '@vigie/domain/rules/told-event'
import { tryCondition } from '@vigie/domain/rules/try-condition'
import { localDate } from '@vigie/domain/time/local-time'
import type { z } from 'zod'
import { readDays } from '../data/day-events.ts'
import { readShifts } from '../data/homes.ts'
import { readWatchedDevices } from '../data/watched.ts'

type BackTest = z.infer<typeof backTestCall.answer>

const dayMs = 24 * 3_600_000
/** With the home and the devices 120 documents in all. */
const mostDays = 99

/**
 * How many alerts a rule would have raised for a resident on each of the last days, by what is kept of their devices: of one device three months, of several as many
 * days as 99 documents hold. Reads 120 documents at most. `condition`: what a conditional one compares; null: a live one. `now` is epoch milliseconds.
 */
export async function tryRule(
  eid: string,
  { condition, ...tried }: Tried & { condition: Condition | null },
  now: number,
): Promise<BackTest | { why: 'establishmentNotFound' }> {
  const { beneficiaryId: bid, deviceTypes, shiftIds } = tried
  if (deviceTypes.length === 0) return { devices: 0, from: localDate(now, 'UTC'), days: [] }
  const [home, { length: devices }] = await Promise.all([
    readShifts(eid),
    readWatchedDevices(eid, bid, deviceTypes),
  ])
  if (home === null) return { why: 'establishmentNotFound' }
  const each = Math.floor(mostDays / Math.max(1, devices))
  const from = localDate(now - (Math.min(mostDaysTried, each) - 1) * dayMs, home.timeZone)
  const to = localDate(now, home.timeZone)
  const days = devices === 0 ? [] : await readDays(eid, bid, deviceTypes, { from, to }, mostDays)
  if (condition === null) return { devices, from, days: countsOf(backTest(tried, days, home)) }
  const events = [...eventsOfDays(days).values()]
  const lately = { known: days.map(({ date }) => date), from, to, now, ...home }
  const { counts, unknown, amounts } = tryCondition({ ...condition, deviceTypes, shiftIds }, events, lately)
  return { devices, from, days: countsOf(counts), unknown, ...(amounts !== null && { amounts }) }
}

const countsOf = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([date, alerts]) => ({ date, alerts }))

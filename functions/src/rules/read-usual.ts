import { comparesWithUsual } from '@vigie/domain/rules/condition'
import type { Usual } from '@vigie/domain/rules/known-usual'
import { datesOf, usualOf } from '@vigie/domain/rules/usual'
import { chosenOf, daysAfter, type WindowSpan } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { readDayEvents } from '../data/day-events.ts'
import { readWatchedDevices, type Watching } from '../data/watched.ts'

/** What was usual of a resident before a window of a rule that compares with it, from their day documents; null: it does not compare. `known`: the resident's devices of today, where they were read already. */
export async function readUsual(
  eid: string,
  bid: string,
  window: WindowSpan,
  { rule, timeZone, shifts }: Watching,
  known?: readonly { deviceId: string }[],
): Promise<Usual | null> {
  const { period, deviceTypes, operator } = rule
  if (!comparesWithUsual(operator) || period === null) return null
  const dates = datesOf(period, localDate(window.from, timeZone))
  const around = { from: daysAfter(dates.from, -1), to: daysAfter(dates.to, 1) }
  const [events, devices] = await Promise.all([
    readDayEvents(eid, bid, deviceTypes, around),
    known ?? readWatchedDevices(eid, bid, deviceTypes),
  ])
  const there = new Set(devices.map(({ deviceId }) => deviceId))
  const shift = shifts.find(({ id }) => id === window.shiftId) ?? null
  const among = chosenOf(rule, shifts)
  return usualOf(rule, [...events.values()], dates, {
    ...{ shift, among, before: window.from, timeZone, there },
  })
}

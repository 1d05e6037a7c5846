import { tryOnDays } from '@vigie/domain/alerts/try-on-days'
import { type backTestCall, type homeBackTestCall, mostDaysTried } from '@vigie/domain/api/back-test-calls'
import type { Day } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { byHour } from '@vigie/domain/rules/by-hour'
import type { Condition } from '@vigie/domain/rules/conditional-rule'
import { typesHeardBy } from '@vigie/domain/rules/signs'
import { daysNeeded, sampleOf, together } from '@vigie/domain/rules/tried-home'
import type { Tried } from '@vigie/domain/rules/try-condition'
import { daysAfter } from '@vigie/domain/rules/window-span'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { localDate } from '@vigie/domain/time/local-time'
import type { z } from 'zod'
import { readDays } from '../data/day-events.ts'
import { readShifts } from '../data/homes.ts'
import { countWatchedDevices, readWatchedDevices } from '../data/watched.ts'

type BackTest = z.infer<typeof backTestCall.answer>
type HomeBackTest = z.infer<typeof homeBackTestCall.answer>

/** What of a rule decides when it fires; `condition`: what a conditional one compares; null: a live one. */
interface Asked {
  action: EventKind
  deviceTypes: DeviceType[]
  shiftIds: string[]
  condition: Condition | null
}

/** With the home and the devices 120 documents in all. */
const mostDays = 98

/**
 * How many alerts a rule would have raised for a resident on each of the last days, by what is kept of their devices: of one device three months, of several as many
 * days as 98 documents hold. Reads 120 documents at most. `now` is epoch milliseconds.
 */
export async function tryRule(
  eid: string,
  { beneficiaryId: bid, ...asked }: Asked & { beneficiaryId: string },
  now: number,
): Promise<BackTest | { why: 'establishmentNotFound' }> {
  const types = typesRead(asked)
  if (types.length === 0) return nothingTried(now)
  const [home, read, own] = await Promise.all([
    readShifts(eid),
    readWatchedDevices(eid, bid, types),
    readWatchedDevices(eid, bid, typesAsked(asked)),
  ])
  if (home === null) return { why: 'establishmentNotFound' }
  // Whoever has none of its devices is watched by none of the others either.
  const devices = own.length === 0 ? 0 : read.length
  const each = Math.floor(mostDays / Math.max(1, devices))
  const { from, to } = datesUntil(now, Math.min(mostDaysTried, each), home.timeZone)
  const found = devices === 0 ? nothingRead(to) : await readWhole(eid, bid, types, { from, to }, mostDays)
  const there = new Set(own.map(({ deviceId }) => deviceId))
  const lately = { ...home, from, to: found.to, there, now }
  const tried = tryOnDays({ ...asked, beneficiaryId: bid }, found.days, lately)
  const { counts, ...more } = answerOf(tried, asked, home.timeZone)
  return { devices, from, to: found.to, days: daysOf(counts, (day) => day), ...more }
}

/** Of all residents of a home together; and how many devices of a home are counted at most. */
const mostOfHome = { documents: 280, days: mostDaysTried }
const mostDevices = 500

/**
 * The same of a rule for all residents of a home: tried on each of them, or on as many as leave enough days (`sampleOf`). Reads 280 days, 500 devices twice and the home at
 * most, and one document more for each resident (docs/adr/0112-a-rule-for-all-is-tried-on-some.md).
 */
export async function tryRuleOfHome(
  eid: string,
  asked: Asked,
  now: number,
): Promise<HomeBackTest | { why: 'establishmentNotFound' }> {
  const { condition } = asked
  const types = typesRead(asked)
  if (types.length === 0) return { ...nothingTried(now), residents: { looked: 0, of: 0 } }
  const [home, counted, own] = await Promise.all([
    readShifts(eid),
    countWatchedDevices(eid, types, mostDevices),
    countWatchedDevices(eid, typesAsked(asked), mostDevices),
  ])
  if (home === null) return { why: 'establishmentNotFound' }
  const byResident = new Map([...counted.byResident].filter(([bid]) => own.byResident.has(bid)))
  const isCut = counted.isCut || own.isCut
  const needed = daysNeeded(condition?.period ?? null, mostDaysTried)
  const { residents, days } = sampleOf(byResident, needed, mostOfHome)
  const countOf = (bid: string) => byResident.get(bid) ?? 0
  const { from, to } = datesUntil(now, days, home.timeZone)
  const read = await Promise.all(
    residents.map(async (bid) => ({
      bid,
      ...(await readWhole(eid, bid, types, { from, to }, countOf(bid) * days)),
    })),
  )
  const tried = read.map(({ bid, ...one }) =>
    tryOnDays({ ...asked, beneficiaryId: bid }, one.days, { ...home, from, to: one.to, now }),
  )
  const { heard, ...all } = together(tried)
  const { counts, ...found } = answerOf(all, asked, home.timeZone)
  return {
    ...{ devices: residents.reduce((sum, bid) => sum + countOf(bid), 0), from, to },
    days: daysOf(counts, (day) => ({ ...day, heard: heard.get(day.date) ?? 0 })),
    residents: { looked: residents.length, of: isCut ? null : byResident.size },
    ...found,
  }
}

const dayMs = 24 * 3_600_000

/** The types of which the days are read: what a rule goes by; none where it names none. */
const typesRead = ({ deviceTypes, condition }: Asked): readonly DeviceType[] =>
  condition === null || deviceTypes.length === 0 ? deviceTypes : typesHeardBy({ ...condition, deviceTypes })

/** Those of which a resident must have one to be watched at all. */
const typesAsked = (asked: Asked): readonly DeviceType[] =>
  asked.deviceTypes.length === 0 ? typesRead(asked) : asked.deviceTypes

/** So many dates until today, on the home's clock; today alone where there is room for none. */
function datesUntil(now: number, days: number, timeZone: string): { from: string; to: string } {
  const to = localDate(now, timeZone)
  return { from: daysAfter(to, 1 - Math.max(1, days)), to }
}

const nothingTried = (now: number) => {
  const today = localDate(now - dayMs, 'UTC')
  return { devices: 0, from: today, to: today, days: [] }
}
const nothingRead = (to: string): { days: Day[]; to: string } => ({ days: [], to })

/**
 * The days of a resident's devices between two dates, each date with all its documents: where there are more than `most` of them, as of devices that they had before, the dates
 * end (`to`) before the one that is not whole.
 */
async function readWhole(
  eid: string,
  bid: string,
  types: readonly DeviceType[],
  { from, to }: { from: string; to: string },
  most: number,
): Promise<{ days: Day[]; to: string }> {
  const days = await readDays(eid, bid, types, { from, to }, most + 1)
  const last = days.at(-1)?.date
  if (days.length <= most || last === undefined) return { days, to }
  return { days: days.filter(({ date }) => date < last), to: daysAfter(last, -1) }
}

function answerOf({ counts, unknown, firedAt, amounts }: Tried, { condition }: Asked, timeZone: string) {
  return {
    counts,
    ...(condition !== null && { unknown }),
    ...(firedAt !== null && { hours: byHour(firedAt, timeZone) }),
    ...(amounts !== null && { amounts }),
  }
}

const daysOf = <T>(
  counts: ReadonlyMap<string, number>,
  withMore: (day: { date: string; alerts: number }) => T,
): T[] =>
  [...counts]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, alerts]) => withMore({ date, alerts }))

import { lateAfterMs } from '@vigie/domain/constants'
import { carriesOver } from '@vigie/domain/rules/condition'
import { goingOnAt } from '@vigie/domain/rules/durations'
import { beginsAfter } from '@vigie/domain/rules/watched-time'
import { type WindowSpan, windowAt } from '@vigie/domain/rules/window-span'
import { beginsKnownMs } from '@vigie/domain/timers/timer-policy'
import { readDayEvents } from '../data/day-events.ts'
import { addToWindows } from '../data/rule-windows.ts'
import { readTimer, withDueTimer } from '../data/timers.ts'
import {
  activeResidents,
  getWatching,
  isActiveResident,
  readWatching,
  type Watching,
} from '../data/watched.ts'
import { carriedMs, datesTold } from './dates-told.ts'
import { lookAtEach } from './each-resident.ts'

/**
 * Takes the timer of a rule on a duration whose window has begun: puts what goes on since before into the windows of its residents, of which no event
 * may tell until it ends. Looks once more when nothing that is late counts any more, then waits for the next window. The same again changes nothing. `now` is epoch milliseconds.
 */
export async function takeWindowBegin(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'windowBegins') return
  const { establishmentId: eid, ruleId, from } = timer
  const watching = await readWatching(eid, ruleId)
  if (watching?.isActive && waits(watching)) {
    const window = windowAt(watching.rule, watching.shifts, from, watching.timeZone)
    // Its shift may have been moved.
    if (window?.from === from && now < window.until) await carryAll(eid, ruleId, window, watching)
  }
  await withDueTimer(id, 'windowBegins', now, async (transaction, due) => {
    const latest = await getWatching(transaction, eid, ruleId)
    return () => {
      if (latest === null || !waits(latest)) return null
      const againAt = due.from + lateAfterMs
      if (now < againAt) return { ...due, dueAt: againAt }
      const next = beginsAfter(latest.rule, latest.shifts, due.from, latest.timeZone)
      return { ...due, from: next, dueAt: next + beginsKnownMs }
    }
  })
}

const waits = ({ rule }: Watching) => rule.activated && carriesOver(rule)

async function carryAll(eid: string, ruleId: string, window: WindowSpan, watching: Watching): Promise<void> {
  const { beneficiaryId } = watching.rule
  const isThere = async (bid: string) => ((await isActiveResident(eid, bid)) ? [bid] : [])
  const residents = await (beneficiaryId === null ? activeResidents(eid) : isThere(beneficiaryId))
  await lookAtEach(residents, (bid) => carryOne({ eid, ruleId, bid }, window, watching))
}

async function carryOne(
  { eid, ruleId, bid }: { eid: string; ruleId: string; bid: string },
  { from, until, shiftId }: WindowSpan,
  { rule, timeZone }: Watching,
): Promise<void> {
  const dates = datesTold(from - carriedMs, from, timeZone)
  const heard = await readDayEvents(eid, bid, rule.deviceTypes, dates)
  const goingOn = goingOnAt(rule.action, [...heard.values()], { from })
  const window = { ruleId, beneficiaryId: bid, shiftId, from, until }
  const entries = [...heard].flatMap(([key, event]) =>
    goingOn.includes(event) ? [{ establishmentId: eid, window, key, event }] : [],
  )
  if (entries.length > 0) await addToWindows(entries)
}

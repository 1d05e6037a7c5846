import { isDecidedAtEnd } from '@vigie/domain/rules/condition'
import { judgeWindow } from '@vigie/domain/rules/judge-window'
import { inOrder } from '@vigie/domain/rules/told-event'
import { chosenOf, closesAt, countsIn, isOfRule, type WindowSpan } from '@vigie/domain/rules/window-span'
import { windowAfter } from '@vigie/domain/rules/window-turns'
import { readDayEvents } from '../data/day-events.ts'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { getWatching, readWatchedDevices, readWatching, residentsOf, type Watching } from '../data/watched.ts'
import { carriedMs, datesTold } from './dates-told.ts'
import { lookAtEach } from './each-resident.ts'
import { eventIdsOf, raiseWindow } from './raise-window.ts'
import { readUsual } from './read-usual.ts'

/**
 * Takes the timer of a rule whose window is over: judges it for each resident whom it watches, and waits for the end of the next. `now`
 * is epoch milliseconds.
 */
export async function takeWindowEnd(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'windowEnds') return
  const { establishmentId: eid, ruleId } = timer
  const watching = await readWatching(eid, ruleId)
  if (watching?.isActive) await judgeAll(eid, ruleId, timer, watching, now)
  // What is raised is raised once, so that it may be done before the timer is.
  await withDueTimer(id, 'windowEnds', now, async (transaction, due) => {
    const latest = await getWatching(transaction, eid, ruleId)
    return () => {
      if (latest === null || !waits(latest)) return null
      const { shifts, timeZone, rule } = latest
      const window = windowAfter(rule, shifts, due, timeZone)
      return { ...due, ...window, dueAt: closesAt(window) }
    }
  })
}

const waits = ({ rule }: Watching) => rule.activated && isDecidedAtEnd(rule)

async function judgeAll(eid: string, ruleId: string, window: WindowSpan, watching: Watching, now: number) {
  const { rule } = watching
  // What was over before it watched is no business of it.
  if (!waits(watching) || window.until <= rule.watchesSince) return
  if (!isOfRule(rule, window, watching)) return
  await lookAtEach(await residentsOf(eid, rule), (bid) =>
    judgeOne({ eid, ruleId, bid }, window, watching, now),
  )
}

/** By the day documents, which hold what was heard of a window in which nothing happened too, and what its devices said last. */
async function judgeOne(
  { eid, ruleId, bid }: { eid: string; ruleId: string; bid: string },
  { from, until, shiftId }: WindowSpan,
  watching: Watching,
  now: number,
): Promise<void> {
  const { rule, timeZone, shifts } = watching
  const devices = await readWatchedDevices(eid, bid, rule.deviceTypes)
  const [device] = devices
  // Who has no such device is watched by nothing.
  if (device === undefined) return
  const dates = datesTold(from - carriedMs, closesAt({ until }), timeZone)
  const heard = [...(await readDayEvents(eid, bid, rule.deviceTypes, dates)).values()]
  const counts = countsIn(chosenOf(rule, shifts), { from, until }, timeZone)
  const events = heard.filter(({ at }) => counts(at))
  const window = { from, until, shiftId, beneficiaryId: bid }
  const usual = await readUsual(eid, bid, window, watching, devices)
  const signs = [...heard, ...devices.flatMap(({ at, ...known }) => (at === null ? [] : [{ ...known, at }]))]
  const there = new Set(devices.flatMap((one) => (one.assignedAt <= from ? one.deviceId : [])))
  const context = { window, isOfRule: true, events, before: heard, usual, signs, there }
  const verdict = judgeWindow(rule, context, now)
  if (!verdict.fires) return
  const named = inOrder(events).at(-1) ?? device
  const eventIdOf = eventIdsOf({ ruleId, beneficiaryId: bid, from })
  const fired = {
    ...{ establishmentId: eid, beneficiaryId: bid, ruleId, rule, timeZone, device: named },
    eventIdOf,
  }
  // It is judged this once, and is not about what happens during care.
  await raiseWindow(fired, verdict.firings, now, { evenDuringCare: true })
}

import { isNoSign } from '@vigie/domain/rules/condition'
import { looksFrom, wholeMinute } from '@vigie/domain/rules/watched-time'
import { windowAt } from '@vigie/domain/rules/window-span'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { activeResidents, getWatching, readWatching, type Watching } from '../data/watched.ts'
import { readWatch } from '../data/watches.ts'
import { lookAtEach } from './each-resident.ts'
import { lookAtSigns } from './look-at-signs.ts'

/** Who has come to the home since, or got a device, is found after so long at most. */
const newcomersMs = 30 * 60_000
/** Of whom something could not be read, which is reported, is looked at again after so long. */
const unreadAgainMs = 5 * 60_000

/**
 * Takes the timer of a rule on signs of life: looks at each resident of whom it may be time, and waits for the next. No event is written down for it: who gave a sign
 * meanwhile is looked at again when that one will be long enough ago. `now` is epoch milliseconds.
 */
export async function takeSigns(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'signs') return
  const { establishmentId: eid, ruleId } = timer
  const watching = await readWatching(eid, ruleId)
  const isLooking = watching !== null && waits(watching) && watching.isActive
  const looks = isLooking ? await lookAtAll(eid, ruleId, watching, timer.looks, now) : {}
  // What is raised is raised once, so that it may be done before the timer is.
  await withDueTimer(id, 'signs', now, async (transaction, due) => {
    const latest = await getWatching(transaction, eid, ruleId)
    return () =>
      latest === null || !waits(latest) ? null : { ...due, looks, dueAt: dueNext(latest, looks, now) }
  })
}

const waits = ({ rule }: Watching) => rule.activated && isNoSign(rule.metric)

function dueNext({ rule, shifts, timeZone, isActive }: Watching, looks: Record<string, number>, now: number) {
  if (windowAt(rule, shifts, now, timeZone) === null) return looksFrom(rule, shifts, now, timeZone)
  if (!isActive) return now + newcomersMs
  return wholeMinute(Math.min(now + newcomersMs, ...Object.values(looks)))
}

/** When each resident is to be looked at again. */
async function lookAtAll(
  eid: string,
  ruleId: string,
  watching: Watching,
  looks: Readonly<Record<string, number>>,
  now: number,
): Promise<Record<string, number>> {
  const { rule, shifts, timeZone } = watching
  if (windowAt(rule, shifts, now, timeZone) === null) return {}
  const residents = rule.beneficiaryId === null ? await activeResidents(eid) : [rule.beneficiaryId]
  const due = residents.filter((bid) => (looks[bid] ?? now) <= now)
  const watch = await readWatch(eid)
  const next = new Map(residents.flatMap((bid) => (looks[bid] === undefined ? [] : [[bid, looks[bid]]])))
  const again = await lookAtEach(due, (bid) => lookAtSigns({ eid, ruleId, bid, watch }, watching, now))
  for (const bid of due) {
    const at = again.has(bid) ? again.get(bid) : now + unreadAgainMs
    next.set(bid, at ?? now + newcomersMs)
  }
  return Object.fromEntries(next)
}

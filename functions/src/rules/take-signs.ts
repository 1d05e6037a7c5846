import { isNoSign } from '@vigie/domain/rules/condition'
import { looksFrom, wholeMinute } from '@vigie/domain/rules/watched-time'
import { windowAt } from '@vigie/domain/rules/window-span'
import type { TimerOf } from '@vigie/domain/timers/timer'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { getWatching, readWatching, residentsOf, type Watching } from '../data/watched.ts'
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
  const known = isLooking ? await lookAtAll(eid, ruleId, watching, timer, now) : { looks: {}, held: {} }
  // What is raised is raised once, so that it may be done before the timer is.
  await withDueTimer(id, 'signs', now, async (transaction, due) => {
    const latest = await getWatching(transaction, eid, ruleId)
    return () =>
      latest === null || !waits(latest)
        ? null
        : { ...due, ...known, dueAt: dueNext(latest, known.looks, now) }
  })
}

const waits = ({ rule }: Watching) => rule.activated && isNoSign(rule.metric)

function dueNext({ rule, shifts, timeZone, isActive }: Watching, looks: Record<string, number>, now: number) {
  // Whom care held back as it watched is looked at though it does not any more.
  if (windowAt(rule, shifts, now, timeZone) === null)
    return wholeMinute(Math.min(looksFrom(rule, shifts, now, timeZone), ...Object.values(looks)))
  if (!isActive) return now + newcomersMs
  return wholeMinute(Math.min(now + newcomersMs, ...Object.values(looks)))
}

type Known = Required<Pick<TimerOf<'signs'>, 'looks' | 'held'>>

/** When each resident is to be looked at again, and what care holds back; while the rule does not watch, of those of whom it does alone. */
async function lookAtAll(
  eid: string,
  ruleId: string,
  watching: Watching,
  { looks, held = {} }: Pick<TimerOf<'signs'>, 'looks' | 'held'>,
  now: number,
): Promise<Known> {
  const { rule, shifts, timeZone } = watching
  const isWatching = windowAt(rule, shifts, now, timeZone) !== null
  if (!isWatching && Object.keys(held).length === 0) return { looks: {}, held: {} }
  const all = await residentsOf(eid, rule)
  const residents = all.filter((bid) => isWatching || held[bid] !== undefined)
  const due = residents.filter((bid) => (looks[bid] ?? now) <= now)
  const watch = await readWatch(eid)
  const found = await lookAtEach(due, (bid) =>
    lookAtSigns({ eid, ruleId, bid, watch, held: held[bid] }, watching, now),
  )
  const next: Known = { looks: {}, held: {} }
  for (const bid of residents) {
    const look = due.includes(bid) ? found.get(bid) : { at: looks[bid] ?? now, held: held[bid] }
    const stillHeld = look === undefined ? held[bid] : look.held
    if (!isWatching && !stillHeld) continue
    next.looks[bid] = look === undefined ? now + unreadAgainMs : (look.at ?? now + newcomersMs)
    if (stillHeld) next.held[bid] = stillHeld
  }
  return next
}

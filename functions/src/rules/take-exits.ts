import { absencesOf } from '@vigie/domain/rules/absences'
import { returnAwaitedAt } from '@vigie/domain/rules/awaited-return'
import { isNotBack } from '@vigie/domain/rules/condition'
import { believedMs } from '@vigie/domain/rules/window-span'
import type { TimerOf } from '@vigie/domain/timers/timer'
import { awaitedReturns, awaitReturns } from '../data/absence-timers.ts'
import { readDayEvents } from '../data/day-events.ts'
import { readTimer, withDueTimer } from '../data/timers.ts'
import { readWatching, residentsOf, type Watching } from '../data/watched.ts'
import { datesTold } from './dates-told.ts'
import { lookAtEach } from './each-resident.ts'

const minuteMs = 60_000

/**
 * Takes the timer of a rule that waits for returns and was made or changed: has the exits of about then looked at in time, of which ingest did not know by the
 * rule as it is, and those for which it waits already looked at by what it says now. Raises nothing itself; the same again changes nothing. `now` is epoch milliseconds.
 */
export async function takeExits(id: string, now: number): Promise<void> {
  const timer = await readTimer(id)
  if (timer?.kind !== 'exits') return
  const watching = await readWatching(timer.establishmentId, timer.ruleId)
  if (watching?.rule.activated && isNotBack(watching.rule.metric)) await awaitAll(timer, watching, now)
  await withDueTimer(id, 'exits', now, async () => () => null)
}

async function awaitAll(timer: TimerOf<'exits'>, watching: Watching, now: number): Promise<void> {
  const { establishmentId: eid, ruleId } = timer
  const { rule } = watching
  const waiting = Map.groupBy(await awaitedReturns(eid, ruleId), ({ beneficiaryId }) => beneficiaryId)
  await lookAtEach(await residentsOf(eid, rule), async (bid) => {
    // By a shorter wait it may be over; by a longer one it is looked at once more.
    const known = (waiting.get(bid) ?? []).map((one) => ({ ...one, dueAt: now }))
    await awaitReturns([...known, ...(await exitsOf(bid, timer, watching, now))])
  })
}

/** The exits of a resident with no return, that have not lasted for as long as the rule waits when it was changed. */
async function exitsOf(
  bid: string,
  { establishmentId, ruleId, changedAt }: TimerOf<'exits'>,
  { rule, shifts, timeZone }: Watching,
  now: number,
): Promise<TimerOf<'absence'>[]> {
  // Somebody may have changed it twice.
  const since = changedAt - believedMs
  const dates = datesTold(since - rule.value * minuteMs, now, timeZone)
  const events = [...(await readDayEvents(establishmentId, bid, rule.deviceTypes, dates)).values()]
  return absencesOf(rule, events).flatMap(({ exit, backAt, dueAt: longEnoughAt }) => {
    if (backAt !== null || longEnoughAt < since) return []
    const { kind, at: occurredAt, deviceType } = exit
    const asked = { event: { kind, occurredAt }, deviceType, beneficiaryId: bid, shifts, timeZone, now }
    const dueAt = returnAwaitedAt(rule, asked)
    if (typeof dueAt === 'string') return []
    return [{ kind: 'absence', establishmentId, ruleId, beneficiaryId: bid, exit, dueAt }]
  })
}

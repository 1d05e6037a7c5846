import { isNoSign } from '@vigie/domain/rules/condition'
import { silentAgainMs } from '@vigie/domain/rules/judge-absence'
import {
  type HeldSilence,
  isSettled,
  judgeSigns,
  latelySince,
  type SignsVerdict,
  signsKnownMs,
} from '@vigie/domain/rules/judge-signs'
import { typesHeardBy } from '@vigie/domain/rules/signs'
import { inOrder } from '@vigie/domain/rules/told-event'
import type { Watch } from '@vigie/domain/supervision/watch'
import { eventsCountedOf, guardIdOf } from '../data/alert-guard.ts'
import { readDayEvents } from '../data/day-events.ts'
import { isActiveResident, readWatchedDevices, type Watching } from '../data/watched.ts'
import { datesTold } from './dates-told.ts'
import { isHeardNow } from './heard-since.ts'
import { raiseWindow } from './raise-window.ts'

/** A resident whom a rule on signs of life watches, and what supervision knows of their home. */
interface Looked {
  eid: string
  ruleId: string
  bid: string
  watch: Watch
  /** What care held back of them. */
  held: HeldSilence | undefined
}

/** What came of a look at a resident. */
export interface SignsLook {
  /** When to look again; null: not before the rule watches again. */
  at: number | null
  /** What care holds back of them; null: nothing. */
  held: HeldSilence | null
}

/** What such an alert is known by among the events of its rule: since when nothing was heard. */
const eventPrefix = 'signs-'

/**
 * Looks whether a resident gave a sign of life lately, by the days of their devices as they are by now, and raises what fires: once for each silence, and what care holds
 * back when that is over. `now` is epoch milliseconds.
 */
export async function lookAtSigns(
  { eid, ruleId, bid, watch, held }: Looked,
  { rule, timeZone, shifts }: Watching,
  now: number,
): Promise<SignsLook> {
  const never = { at: null, held: null }
  if (!isNoSign(rule.metric)) return never
  const types = typesHeardBy(rule)
  const toldSince = async (since: number) => {
    return [...(await readDayEvents(eid, bid, types, datesTold(since, now, timeZone))).values()]
  }
  const [isActive, known, lately] = await Promise.all([
    isActiveResident(eid, bid),
    readWatchedDevices(eid, bid, types),
    toldSince(latelySince(rule, now)),
  ])
  if (!isActive) return never
  const devices = known.map((device) => ({ ...device, isHeard: isHeardNow(device, watch, now) }))
  const own = devices.filter(({ deviceType }) => rule.deviceTypes.includes(deviceType))
  const about = { beneficiaryId: bid, devices, held, shifts, timeZone }
  const atFirst = judgeSigns(rule, { ...about, events: lately, raised: [] }, now)
  if (isSettled(atFirst) || own.length === 0) return lookAfter(atFirst, held)
  // While nothing is heard, what was told long ago decides nothing: it is read as soon as something is.
  if (!own.some(({ isHeard }) => isHeard)) return { at: now + silentAgainMs, held: held ?? null }
  const context = { ...about, events: await toldSince(now - signsKnownMs) }
  // What it has raised is looked up where it would raise something alone.
  const first = judgeSigns(rule, { ...context, raised: [] }, now)
  if (!first.fires) return lookAfter(first, held)
  const counted = await eventsCountedOf(eid, guardIdOf({ ruleId, beneficiaryId: bid }))
  const raised = counted.flatMap(({ eventId, at }) => (eventId.startsWith(eventPrefix) ? [at] : []))
  const verdict = judgeSigns(rule, { ...context, raised }, now)
  if (!verdict.fires) return lookAfter(verdict, held)
  const last = inOrder(context.events).findLast(({ deviceId }) =>
    own.some((one) => one.deviceId === deviceId),
  )
  const device = last ?? own.find(({ isHeard }) => isHeard)
  // It fires by a device that is heard alone.
  if (device === undefined) return lookAfter(verdict, held)
  const eventIdOf = () => `${eventPrefix}${verdict.cause.at}`
  const waitsUntil = await raiseWindow(
    { establishmentId: eid, beneficiaryId: bid, ruleId, rule, timeZone, device, eventIdOf },
    [{ name: '', cause: verdict.cause, heldUntil: null }],
    now,
    { evenDuringCare: false },
  )
  // Who gives no sign once care is over is told of then.
  if (waitsUntil === null) return lookAfter(verdict, undefined)
  const isSame = held !== undefined && verdict.cause.at <= held.calledAt
  return { at: waitsUntil, held: { calledAt: isSame ? held.calledAt : now, seenAt: now } }
}

/** What is held back stays so while nobody can be heard; anything else has ended it. */
const lookAfter = (verdict: SignsVerdict, held: HeldSilence | undefined): SignsLook => ({
  at: verdict.lookAgainAt,
  held: (!verdict.fires && verdict.why.kind === 'deviceSilent' && held) || null,
})

import { absenceMetrics } from '../care/enums.ts'
import type { Shift } from '../time/shift.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import { heldForMs, silentAgainMs } from './judge-absence.ts'
import type { Sign } from './observed.ts'
import { isSign, leftAt } from './signs.ts'
import { inOrder, type ToldEvent } from './told-event.ts'
import { watchedSince } from './watched-time.ts'
import type { WindowCause } from './window-cause.ts'
import { windowAt } from './window-span.ts'

/** A device that a resident has now. */
export interface SignsDevice extends Omit<Sign, 'at'> {
  assignedAt: number
  /** Whether it is heard as often as it should be, and nothing says that its gateway or home is not: else nothing follows from its silence. */
  isHeard: boolean
}

/** What a rule on signs of life is judged on. */
export interface SignsContext {
  beneficiaryId: string
  /** What was told of them by then, in any order, for `signsKnownMs` before; since `latelySince` alone where that settles it (`isSettled`). */
  events: readonly ToldEvent[]
  /** Those that they have of the types that tell of signs (`typesHeardBy`). */
  devices: readonly SignsDevice[]
  /** Since when the silences lasted of which the rule has raised an alert. */
  raised: readonly number[]
  /** A silence that care under way held back, which is told of when that is over; missing: none. */
  held?: HeldSilence | undefined
  shifts: readonly Shift[]
  timeZone: string
}

/** When a rule first called for a resident while care was under way, within its shifts, and when it was last seen to call. */
export interface HeldSilence {
  calledAt: number
  seenAt: number
}

/** Why a rule stayed silent: the first of these that holds. */
export type SignsSilence =
  | { kind: 'deactivated' | 'otherBeneficiary' | 'outsideShifts' }
  /** They never gave a sign, or none for a week: they are elsewhere, or nothing watches them. */
  | { kind: 'nothingKnown' }
  /** The last sign of life is not long enough ago. */
  | { kind: 'stirred'; at: number; until: number }
  /** The rule has not watched for long enough. */
  | { kind: 'waitsForSign'; since: number; until: number }
  /** They left the room, and nothing tells that they are back. */
  | { kind: 'away'; since: number }
  | { kind: 'deviceSilent' }
  | { kind: 'raisedAlready'; since: number }

/** `lookAgainAt`: when it may be otherwise; null: not before the rule watches again. */
export type SignsVerdict =
  | { fires: true; cause: WindowCause; lookAgainAt: number }
  | { fires: false; why: SignsSilence; lookAgainAt: number | null }

const minuteMs = 60_000
const dayMs = 24 * 3_600_000

/**
 * So long a silence is known by the sign before it, whether or not anybody could hear meanwhile. For longer than that it is remembered which of them were told of, and none is told of
 * twice.
 */
export const signsKnownMs = 7 * dayMs

/** Since when a device that told of a sign has to be heard; one that told of none since then counts no more. */
export const latelySince = ({ value }: Pick<ConditionalRule, 'value'>, now: number): number =>
  now - value * minuteMs - dayMs

/** Whether nothing that was told before `latelySince` would make a rule fire that does not by what was told since then, nor keep it from it. */
export const isSettled = (verdict: SignsVerdict): boolean =>
  !verdict.fires && verdict.why.kind !== 'away' && verdict.why.kind !== 'nothingKnown'

/**
 * Whether a rule on signs of life fires at `now` (epoch milliseconds): nothing that a resident does was heard for as long as it waits, since it began to watch at the
 * earliest, though they are in their room and their devices are heard. Once for each such silence. It depends on nothing else (docs/rules.md).
 */
export function judgeSigns(rule: ConditionalRule, context: SignsContext, now: number): SignsVerdict {
  const { shifts, timeZone } = context
  const waitMs = rule.value * minuteMs
  const silent = (why: SignsSilence, lookAgainAt: number | null = now + waitMs): SignsVerdict => ({
    fires: false,
    why,
    lookAgainAt,
  })
  if (!rule.activated) return silent({ kind: 'deactivated' }, null)
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== context.beneficiaryId)
    return silent({ kind: 'otherBeneficiary' }, null)
  const signs = inOrder(context.events.filter(({ kind, at }) => isSign(kind) && at >= now - signsKnownMs))
  const last = signs.at(-1)
  // What care held back is told by the shift in which it called, though that is over, unless there was a sign since.
  const { held } = context
  const isSince = last === undefined || last.at <= (held?.calledAt ?? 0)
  const isHeld = held !== undefined && now < held.seenAt + heldForMs && isSince
  const watchedAt = isHeld ? held.calledAt : now
  const window = windowAt(rule, shifts, watchedAt, timeZone)
  if (window === null) return silent({ kind: 'outsideShifts' }, null)
  const watching = context.devices.filter(({ deviceType }) => rule.deviceTypes.includes(deviceType))
  if (last === undefined || watching.length === 0) return silent({ kind: 'nothingKnown' })
  // Nobody watched before the rule did, nor before the first of the devices was there.
  const assignedAt = Math.min(...watching.map((device) => device.assignedAt))
  const notBefore = Math.max(last.at, rule.watchesSince, assignedAt)
  const since = watchedSince(rule, shifts, watchedAt, timeZone, notBefore) ?? now
  const until = since + waitMs
  if (now < until) {
    return since === last.at
      ? silent({ kind: 'stirred', at: since, until }, until)
      : silent({ kind: 'waitsForSign', since, until }, until)
  }
  // By the day before the last sign, whenever that is looked at: what a pad told long before says nothing of then.
  const left = leftAt(signs.filter(({ at }) => at >= last.at - dayMs))
  if (left !== null) return silent({ kind: 'away', since: left })
  const told = context.raised.find((at) => last.at <= at)
  if (told !== undefined) return silent({ kind: 'raisedAlready', since: told })
  // One that told of them lately may be silent as it would tell of them now; what is heard of others says nothing of that.
  const lately = latelySince(rule, now)
  const used = new Set(signs.flatMap(({ deviceId, at }) => (at >= lately ? [deviceId] : [])))
  const isKnown =
    watching.some(({ isHeard }) => isHeard) &&
    context.devices.every(({ deviceId, isHeard }) => isHeard || !used.has(deviceId))
  if (!isKnown) return silent({ kind: 'deviceSilent' }, now + silentAgainMs)
  const { operator, value } = rule
  const cause = {
    ...{ metric: absenceMetrics.NO_SIGN, operator, value, threshold: value, usual: null },
    measured: Math.floor((now - since) / minuteMs),
    ...{ from: window.from, until: window.until, at: since, deviceId: null },
  }
  return { fires: true, cause, lookAgainAt: now + waitMs }
}

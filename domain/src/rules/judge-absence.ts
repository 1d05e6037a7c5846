import { absenceMetrics } from '../care/enums.ts'
import type { Shift } from '../time/shift.ts'
import { isOfItsDevice } from './absence-kinds.ts'
import { absencesOf } from './absences.ts'
import type { ConditionalRule } from './conditional-rule.ts'
import type { ToldEvent } from './told-event.ts'
import type { WindowCause } from './window-cause.ts'
import { closesAt, windowAt } from './window-span.ts'

/** What a rule that waits for a return is judged on: one exit of one resident. */
export interface AbsenceContext {
  exit: ToldEvent
  beneficiaryId: string
  /** What was told of them about then, in any order. */
  events: readonly ToldEvent[]
  /** Whether the device by which a return would be known is heard: else nothing follows from there being none. */
  isHeard: boolean
  /** The exits for which the rule has raised an alert, where it looks at one place of several those of that. */
  raised: readonly number[]
  /** When it was last seen to call while care was under way, which is told when that is over; missing: never. */
  heldAt?: number | undefined
  shifts: readonly Shift[]
  timeZone: string
}

/** Why a rule stayed silent: the first of these that holds. */
export type AbsenceSilence =
  | { kind: 'deactivated' | 'otherBeneficiary' | 'otherAction' | 'otherDeviceType' }
  /** When it would have been long enough it does not watch. */
  | { kind: 'outsideShifts' }
  /** It was long enough, and that is looked at after the shift alone. */
  | { kind: 'shiftOver' }
  | { kind: 'back'; since: number; at: number }
  | { kind: 'notLongEnough'; since: number; until: number }
  /** The device is silent: nobody knows. */
  | { kind: 'deviceSilent' }
  /** Of this absence an alert was raised already. */
  | { kind: 'raisedAlready'; since: number }

/** `lookAgainAt`: when it may be otherwise; null: never. */
export type AbsenceVerdict =
  | { fires: true; cause: WindowCause; lookAgainAt: null }
  | { fires: false; why: AbsenceSilence; lookAgainAt: number | null }

const minuteMs = 60_000

/** A device that is silent is waited for: it may say yet that somebody is back, or that it is heard and nobody is. */
export const silentAgainMs = 5 * minuteMs

/** What care held back is told for so long after it was last seen, though the shift is over: functions may be down as care ends. */
export const heldForMs = 60 * minuteMs

/**
 * Whether a rule on an absence fires on an exit at `now` (epoch milliseconds): it has gone on for as long as the rule waits, by a device that is heard, within its
 * shifts. It depends on nothing else: neither on the order in which events came, nor on how often it is asked (docs/rules.md).
 */
export function judgeAbsence(rule: ConditionalRule, context: AbsenceContext, now: number): AbsenceVerdict {
  const { exit, shifts, timeZone } = context
  const silent = (why: AbsenceSilence, lookAgainAt: number | null = null): AbsenceVerdict => ({
    fires: false,
    why,
    lookAgainAt,
  })
  if (!rule.activated) return silent({ kind: 'deactivated' })
  if (rule.beneficiaryId !== null && rule.beneficiaryId !== context.beneficiaryId)
    return silent({ kind: 'otherBeneficiary' })
  if (rule.metric !== absenceMetrics.NOT_BACK || rule.action !== exit.kind)
    return silent({ kind: 'otherAction' })
  if (!rule.deviceTypes.includes(exit.deviceType)) return silent({ kind: 'otherDeviceType' })
  const place = context.events.filter(
    ({ deviceId }) => !isOfItsDevice(exit.kind) || deviceId === exit.deviceId,
  )
  const absence = absencesOf(rule, [...place, exit]).findLast((one) => one.exit.at <= exit.at)
  // Its own exit is among them.
  if (absence === undefined) throw new RangeError('an exit is of no absence')
  const { dueAt, backAt } = absence
  const since = absence.exit.at
  const window = windowAt(rule, shifts, dueAt, timeZone)
  if (window === null) return silent({ kind: 'outsideShifts' })
  if (backAt !== null && backAt <= now) return silent({ kind: 'back', since, at: backAt })
  if (now < dueAt) return silent({ kind: 'notLongEnough', since, until: dueAt }, dueAt)
  const isHeldBack = context.heldAt !== undefined && now < context.heldAt + heldForMs
  if (!isHeldBack && now >= closesAt(window) && windowAt(rule, shifts, now, timeZone) === null)
    return silent({ kind: 'shiftOver' })
  if (context.raised.some((at) => since <= at && at < dueAt)) return silent({ kind: 'raisedAlready', since })
  if (!context.isHeard) return silent({ kind: 'deviceSilent' }, now + silentAgainMs)
  const { metric, operator, value } = rule
  const measured = Math.floor((now - since) / minuteMs)
  const { from, until } = window
  const { deviceId } = absence.exit
  const cause = {
    metric,
    operator,
    value,
    measured,
    threshold: value,
    usual: null,
    from,
    until,
    at: since,
    deviceId,
  }
  return { fires: true, cause, lookAgainAt: null }
}

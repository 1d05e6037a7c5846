import { localTimeOfDay } from '../time/local-time.ts'
import type { Shift } from '../time/shift.ts'
import { shiftAt } from '../time/shift-window.ts'
import type { Alert } from './alert.ts'
import { resolutionOf } from './alert-life.ts'
import { severityOfAlert } from './severity.ts'

/** What of an alert tells how much attention it asked for. */
export type LoadingAlert = Pick<
  Alert,
  | 'ruleId'
  | 'ruleName'
  | 'beneficiaryId'
  | 'beneficiaryName'
  | 'room'
  | 'kind'
  | 'severity'
  | 'state'
  | 'times'
  | 'timeline'
>

/** How many alerts; of those that were resolved how many, and how many of these as nothing wrong. */
export interface Cost {
  alerts: number
  resolved: number
  nothingWrong: number
}

/** Alerts of one resident, by the shift in which they were raised; `shiftId` null: in none of those of the home today. */
export interface ResidentLoad {
  beneficiaryId: string
  /** As they were called in the latest of them. */
  name: string
  room: string
  alerts: number
  shifts: { shiftId: string | null; alerts: number }[]
}

export interface RuleLoad extends Cost {
  ruleId: string
  /** As it was called in the latest of them. */
  name: string
}

/** How soon somebody of the staff went, from when an alert was raised. `calls` 0: there is nothing to say of it. */
export interface Answered {
  /** Calls for help that were taken, or are older than the longer of the two times. */
  calls: number
  withinMinute: number
  withinThreeMinutes: number
}

/** How much attention the alerts of some time asked for. */
export interface AlertLoad extends Cost {
  shifts: ResidentLoad['shifts']
  /** The most alerts first. */
  residents: ResidentLoad[]
  answered: Answered
  /** Those that raised the most alerts, the worst first. */
  rules: RuleLoad[]
}

/** Within how long somebody is to have answered: the marks of British telecare. */
export const answeredWithinMs = { minute: 60_000, threeMinutes: 180_000 } as const
/** What part of calls British telecare asks to be answered so soon (its quality standards). */
export const telecareMarks = { minute: 0.975, threeMinutes: 0.99 } as const

/** How many rules are named. */
const mostRulesNamed = 5

/**
 * How much attention some alerts asked for, by resident, shift and rule; `now` is epoch milliseconds. They count in the shift in which they were raised:
 * of shifts that overlap in the one that began last. `mostRules`: so many are named.
 */
export function loadOf(
  alerts: readonly LoadingAlert[],
  { shifts, timeZone, now }: { shifts: readonly Shift[]; timeZone: string; now: number },
  mostRules = mostRulesNamed,
): AlertLoad {
  const latestFirst = alerts.toSorted((one, other) => other.times.raisedAt - one.times.raisedAt)
  const shiftOf = new Map(
    latestFirst.map((alert) => [
      alert,
      shiftAt(shifts, localTimeOfDay(alert.times.raisedAt, timeZone))?.id ?? null,
    ]),
  )
  const byShift = (some: readonly LoadingAlert[]) => {
    const counted = Map.groupBy(some, (alert) => shiftOf.get(alert) ?? null)
    return [...shifts.map(({ id }) => id), null].flatMap((shiftId) => {
      const of = counted.get(shiftId)?.length ?? 0
      return of === 0 ? [] : [{ shiftId, alerts: of }]
    })
  }
  const residents = [...Map.groupBy(latestFirst, ({ beneficiaryId }) => beneficiaryId)].map(
    ([beneficiaryId, own]) => ({
      beneficiaryId,
      ...{ name: own[0]?.beneficiaryName ?? '', room: own[0]?.room ?? '' },
      ...{ alerts: own.length, shifts: byShift(own) },
    }),
  )
  const rules = [...Map.groupBy(latestFirst, ({ ruleId }) => ruleId)].map(([ruleId, own]) => ({
    ...{ ruleId, name: own[0]?.ruleName ?? '' },
    ...costOf(own),
  }))
  return {
    ...costOf(latestFirst),
    shifts: byShift(latestFirst),
    residents: residents.toSorted(
      (one, other) =>
        other.alerts - one.alerts || one.room.localeCompare(other.room, 'fr', { numeric: true }),
    ),
    answered: answeredOf(latestFirst, now),
    rules: rules
      .toSorted(
        (one, other) =>
          other.alerts - one.alerts ||
          other.nothingWrong - one.nothingWrong ||
          one.ruleId.localeCompare(other.ruleId),
      )
      .slice(0, mostRules),
  }
}

function costOf(alerts: readonly LoadingAlert[]): Cost {
  const reasons = alerts.flatMap((alert) => (alert.state === 'resolved' ? [resolutionOf(alert)] : []))
  return {
    ...{ alerts: alerts.length, resolved: reasons.length },
    nothingWrong: reasons.filter((reason) => reason === 'falseAlarm').length,
  }
}

/**
 * How soon the calls for help among some alerts were taken; those that nobody has taken, and that may still be within three minutes, are left
 * out. A relative who sees to it has taken nothing (docs/adr/0088-a-relative-silences-nobody.md).
 */
function answeredOf(alerts: readonly LoadingAlert[], now: number): Answered {
  const afterMs = alerts
    .filter((alert) => severityOfAlert(alert) === 'callForHelp')
    .flatMap((alert) => {
      const after = takenAfterMs(alert)
      if (after !== null) return after
      return now - alert.times.raisedAt > answeredWithinMs.threeMinutes ? Number.POSITIVE_INFINITY : []
    })
  const within = (most: number) => afterMs.filter((after) => after <= most).length
  return {
    calls: afterMs.length,
    withinMinute: within(answeredWithinMs.minute),
    withinThreeMinutes: within(answeredWithinMs.threeMinutes),
  }
}

/** How long it took from when an alert was raised until somebody of the staff first took or resolved it; null: nobody has. */
export function takenAfterMs({ timeline, times }: Pick<Alert, 'timeline' | 'times'>): number | null {
  const taking = timeline.find(
    (step) => step.step === 'resolved' || (step.step === 'acknowledged' && step.by.isRelative !== true),
  )
  return taking === undefined ? null : Math.max(0, taking.at - times.raisedAt)
}

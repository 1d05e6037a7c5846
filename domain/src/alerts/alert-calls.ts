import { eventKinds } from '../sensors/event-kinds.ts'
import type { SensorEvent } from '../sensors/sensor-event.ts'
import type { Alert } from './alert.ts'
import { type AlertChange, asksOthers, isOver, lastMovedAt } from './alert-life.ts'
import {
  brieflyTakenMs,
  forgottenAfterMs,
  graceMs,
  maxSteps,
  maxWaves,
  repeatAfterMs,
  repeatEveryMs,
} from './alert-policy.ts'

/** An event that a rule fires on, as far as an alert that is there already is concerned; epoch milliseconds. */
export interface Call extends Pick<SensorEvent, 'kind' | 'occurredAt'> {
  publishedAt: number
}

/** Why an alert is told of: `opened` at first, then as the steps of the same names. */
export type WaveStep = 'opened' | 'repeated' | 'calledAgain' | 'released' | 'escalated' | 'unresolved'

/** What an event does to an alert, and the step for which messages go, if any do. */
export interface Counted {
  change: AlertChange
  tells: 'repeated' | 'calledAgain' | null
}

/**
 * What the next event at `now` (our clock) meets: an alert that it counts on, one that is over, or one that was
 * forgotten and gives way to a new alert.
 */
export function standingAt(alert: Alert, now: number): 'current' | 'over' | 'forgotten' {
  if (isOver(alert)) return 'over'
  const isFull = alert.waves >= maxWaves || alert.timeline.length >= maxSteps
  const isForgotten = isFull || now - lastMovedAt(alert) >= forgottenAfterMs
  return isForgotten ? 'forgotten' : 'current'
}

/**
 * What it adds to an alert that was released (`release`) that people are told of it; null where nobody is: whoever was on it
 * has been to the room long ago, colleagues were not asked since, and its screens alone say that it was never resolved. `now` is our clock.
 */
export function tellReleased(alert: Alert, now: number): AlertChange | null {
  if (now - lastMovedAt(alert) >= forgottenAfterMs) return null
  return { waves: alert.waves + 1, lastWaveAt: now, escalation: escalationOfReleased(alert, now) }
}

/**
 * Where the escalation of an alert is once it was released at `now`, our clock: where it was, as though nobody had taken it, if somebody was on it but briefly, so that no step comes
 * later for one wrong press; else at its beginning, as the steps before were answered.
 */
export function escalationOfReleased(alert: Alert, now: number): NonNullable<Alert['escalation']> {
  const { escalation, acknowledgedAt, timeline } = alert
  // Who took it over, or said that they are still on it, did so long after it was first taken.
  const isFirst = timeline.findLast((step) => step.step === 'acknowledged')?.from === undefined
  const isYoung = acknowledgedAt !== null && now - acknowledgedAt < brieflyTakenMs
  const wasBrief = isFirst && isYoung && !asksOthers(alert)
  return wasBrief && escalation !== null ? escalation : { taken: 0, at: now }
}

/** A forgotten alert gives way to the alert `alertId`: over, and resolved by nobody. */
export function supersede(alert: Alert, alertId: string, now: number): AlertChange {
  return {
    state: 'superseded',
    lastActivityAt: Math.max(alert.lastActivityAt, now),
    timeline: [...alert.timeline, { step: 'superseded', at: now, alertId }],
  }
}

/**
 * What a new alert goes on with that an alert gives way to, as that was told of as often as an alert may be while nobody took it: who was asked by then, so that the
 * next step is not put off for ever by whoever goes on calling. Nothing of one that was forgotten, or that somebody was on.
 */
export function carriedOver(
  alert: Alert,
  now: number,
): Pick<Alert, 'escalation' | 'nobodyAnsweredAt'> | null {
  const { state, escalation, nobodyAnsweredAt } = alert
  const goesOn = state === 'open' && escalation !== null && now - lastMovedAt(alert) < forgottenAfterMs
  return goesOn ? { escalation, nobodyAnsweredAt } : null
}

/**
 * Counts an event on a current alert. While nobody has taken it, a call for help sounds each time, anything else and
 * the messages at most every two minutes of our clock, those of a call for help sooner while nobody could be reached.
 * After somebody took it, an event opens it again when the grace of its kind is over: a call for help by when it was
 * published, whatever its own clock says, anything else by when it happened; a call for help before that is told to nobody,
 * but is a call that whoever closes the alert must have seen. Each event is to be given once, in whatever
 * order. `now` is our clock.
 */
export function countCall(alert: Alert, call: Call, now: number): Counted {
  const counted: AlertChange = {
    occurrences: alert.occurrences + 1,
    lastOccurredAt: Math.max(alert.lastOccurredAt, call.occurredAt),
    lastActivityAt: Math.max(alert.lastActivityAt, now),
  }
  if (alert.state === 'open') return repeat(alert, { ...counted, ...begunAnew(alert, now) }, call, now)
  const takenAt = alert.acknowledgedAt ?? alert.lastActivityAt
  const calledAt = eventKinds[call.kind].callForHelp ? call.publishedAt : happenedAt(alert, call)
  if (calledAt < takenAt + graceMs(call.kind))
    // Whoever took it is on their way and hears nothing of it; but they close no call for help that they have not seen.
    return { change: calling(alert, counted, eventKinds[call.kind].callForHelp, now), tells: null }
  return { change: callAgain(alert, counted, now), tells: 'calledAgain' }
}

/** An open alert that was released long after its time is told to nobody (`tellReleased`), and waits for somebody again from its next call on. */
const begunAnew = ({ escalation }: Alert, now: number): AlertChange =>
  escalation === null ? { escalation: { taken: 0, at: now } } : {}

function repeat(alert: Alert, counted: AlertChange, { kind }: Call, now: number): Counted {
  if (now - alert.lastWaveAt >= repeatAfterMs(kind, alert)) {
    const step = { step: 'repeated' as const, at: now, occurrences: alert.occurrences + 1 }
    return { change: { ...counted, ...toldOf(alert, step, now) }, tells: 'repeated' }
  }
  const sounds = eventKinds[kind].callForHelp || now - alert.lastCallAt >= repeatEveryMs
  return { change: calling(alert, counted, sounds, now), tells: null }
}

/** What was counted, as a call where it is one. */
const calling = (alert: Alert, counted: AlertChange, isCall: boolean, now: number): AlertChange =>
  isCall ? { ...counted, lastCallAt: callAt(alert, now) } : counted

function callAgain(alert: Alert, counted: AlertChange, now: number): AlertChange {
  const after = alert.acknowledgedBy
  return {
    ...counted,
    ...toldOf(alert, { step: 'calledAgain', at: now, after }, now),
    state: 'open',
    acknowledgedBy: null,
    acknowledgedAt: null,
    formerTaker: after,
    escalation: { taken: 0, at: now },
    nobodyAnsweredAt: null,
  }
}

/** Later than the call before, though another of our clocks be slow: by that screens and acts tell calls apart. */
const callAt = ({ lastCallAt }: Alert, now: number) => Math.max(lastCallAt + 1, now)

function toldOf(alert: Alert, step: Alert['timeline'][number], now: number): AlertChange {
  return {
    lastCallAt: callAt(alert, now),
    lastWaveAt: now,
    waves: alert.waves + 1,
    timeline: [...alert.timeline, step],
  }
}

/**
 * When an event that is no call for help happened, to be held against our clock. A sensor's clock may be slow: the delay
 * that this event and the alert's first one have in common is taken for the clock's, while one that was only long on its
 * way keeps its time.
 */
function happenedAt({ times }: Alert, { occurredAt, publishedAt }: Call): number {
  const slow = Math.min(times.publishedAt - times.occurredAt, publishedAt - occurredAt)
  return Math.min(occurredAt + Math.max(0, slow), publishedAt)
}

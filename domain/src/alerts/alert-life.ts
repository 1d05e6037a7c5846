import type { Actor, Alert, Resolution } from './alert.ts'

/** The fields of an alert that an act or an event changes. */
export type AlertChange = Partial<Alert>

/** Whether nobody has to deal with an alert any more. */
export function isOver({ state }: Pick<Alert, 'state'>): boolean {
  return state === 'resolved' || state === 'superseded'
}

/** Of the alerts that one message stands for the one that it speaks of: the first that is not over, or else the first; null for one that is gone. */
export const spokenOf = <A extends Pick<Alert, 'state'>>(alerts: readonly (A | null)[]): A | undefined => {
  const there = alerts.flatMap((alert) => alert ?? [])
  return there.find((alert) => !isOver(alert)) ?? there[0]
}

/** When somebody last called, acted or was asked to come: by that it is told whether an alert is forgotten. Epoch milliseconds. */
export const lastMovedAt = ({
  lastActivityAt,
  escalation,
}: Pick<Alert, 'lastActivityAt' | 'escalation'>): number => Math.max(lastActivityAt, escalation?.at ?? 0)

/**
 * Whether colleagues were asked to come to an alert beside whoever took it, as it was not resolved in time, and nobody has answered
 * since: whoever answers takes it over.
 */
export function asksOthers({
  state,
  acknowledgedAt,
  escalation,
}: Pick<Alert, 'state' | 'acknowledgedAt' | 'escalation'>): boolean {
  return state === 'acknowledged' && escalation !== null && escalation.at > (acknowledgedAt ?? escalation.at)
}

/**
 * Somebody takes an open alert upon themselves, or one over that asks others to come (`asksOthers`): whoever is on it by then may say that
 * they still are. Null when nothing changes: else whoever was first stays, and an alert that is resolved does not go back. A relative
 * says so, and it stays open: they may be far away, and nobody of the staff is to stay for it
 * (docs/adr/0088-a-relative-silences-nobody.md). `now` is epoch milliseconds.
 */
export function acknowledge(alert: Alert, by: Actor, now: number): AlertChange | null {
  const isTakingOver = asksOthers(alert)
  if (alert.state !== 'open' && !isTakingOver) return null
  if (by.isRelative) return isTakingOver ? null : seenByRelative(alert, by, now)
  const from = isTakingOver ? alert.acknowledgedBy : null
  return {
    state: 'acknowledged',
    acknowledgedBy: by,
    // Not before the step that asked for it, though another of our clocks be fast: the next one waits anew from here.
    acknowledgedAt: Math.max(now, alert.escalation?.at ?? now),
    nobodyAnsweredAt: null,
    lastActivityAt: Math.max(alert.lastActivityAt, now),
    timeline: [...alert.timeline, { step: 'acknowledged', at: now, by, ...(from && { from }) }],
  }
}

function seenByRelative(alert: Alert, by: Actor, now: number): AlertChange | null {
  if (relativesOn(alert).some((known) => known.uid === by.uid)) return null
  const at = Math.max(alert.lastCallAt, now)
  return {
    relatives: [...alert.relatives.filter((known) => known.by.uid !== by.uid), { by, at }],
    lastActivityAt: Math.max(alert.lastActivityAt, now),
    timeline: [...alert.timeline, { step: 'acknowledged', at: now, by }],
  }
}

/** The relatives who have said that they see to an open alert since it last called, in that order. */
export function relativesOn({
  state,
  relatives,
  lastCallAt,
}: Pick<Alert, 'state' | 'relatives' | 'lastCallAt'>): Actor[] {
  return state === 'open' ? relatives.flatMap(({ by, at }) => (at >= lastCallAt ? by : [])) : []
}

/**
 * An alert as it is for one person: for a relative who has said that they see to it, one that they are on. Whoever is of the staff by now is
 * called like the others.
 */
export function asSeenBy<A extends Alert>(
  alert: A,
  { uid, isRelative = false }: { uid: string; isRelative?: boolean | undefined },
): A {
  const own = isRelative ? relativesOn(alert).find((by) => by.uid === uid) : undefined
  return own ? { ...alert, state: 'acknowledged', acknowledgedBy: own } : alert
}

/**
 * Whoever is on an alert cannot see to it any more, or lets go of it: it is open again, and calls. Null where nobody is on it. Nobody is told
 * of them when it calls again: they may not know any more. `now` is epoch milliseconds.
 */
export function release(alert: Alert, now: number): AlertChange | null {
  const from = alert.acknowledgedBy
  if (alert.state !== 'acknowledged' || from === null) return null
  return {
    state: 'open',
    acknowledgedBy: null,
    acknowledgedAt: null,
    formerTaker: null,
    escalation: null,
    nobodyAnsweredAt: null,
    lastCallAt: Math.max(alert.lastCallAt + 1, now),
    lastActivityAt: Math.max(alert.lastActivityAt, now),
    timeline: [...alert.timeline, { step: 'released', at: now, from }],
  }
}

/** The same where whoever is on it is away from now on, as its timeline says (docs/adr/0153-who-leaves-is-not-waited-for.md). */
export function releaseOfAway(alert: Alert, now: number): AlertChange | null {
  const from = alert.acknowledgedBy
  const opened = release(alert, now)
  if (opened === null || from === null) return opened
  const step = { step: 'passedOver' as const, at: now, people: [from], instead: null }
  return { ...opened, timeline: [...(opened.timeline ?? []), step] }
}

/** Whether an alert has called after the call that somebody saw (its `lastCallAt`), so that what they do does not answer it. */
export function hasCalledSince({ lastCallAt }: Pick<Alert, 'lastCallAt'>, seen: number): boolean {
  return lastCallAt > seen
}

/** Whether an alert has made the call that somebody says they saw: one that is still to come would answer all those before it unheard. */
export function hasMadeCall({ lastCallAt }: Pick<Alert, 'lastCallAt'>, seen: number): boolean {
  return seen <= lastCallAt
}

/**
 * Somebody closes an alert and says why, acknowledged or not. Null when it is over already: the first word stays. Not to
 * be done when it has called since they saw it: nobody would hear that call any more.
 */
export function resolve(alert: Alert, by: Actor, resolution: Resolution, now: number): AlertChange | null {
  if (isOver(alert)) return null
  return {
    state: 'resolved',
    resolvedBy: by,
    resolvedAt: now,
    lastActivityAt: Math.max(alert.lastActivityAt, now),
    timeline: [...alert.timeline, { step: 'resolved', at: now, by, resolution }],
  }
}

/** Why an alert was resolved; null where it was not. */
export function resolutionOf({ timeline }: Pick<Alert, 'timeline'>): Resolution | null {
  return timeline.findLast((step) => step.step === 'resolved')?.resolution ?? null
}

/**
 * A screen has shown the alert. Null for every screen but the first, by which we tell how long it took; and for a relative's, which may be
 * far away: whether the home has seen the call is what is asked (docs/adr/0088-a-relative-silences-nobody.md).
 */
export function show(alert: Alert, by: Actor, now: number): AlertChange | null {
  if (alert.times.shownAt !== null || by.isRelative) return null
  return {
    times: { ...alert.times, shownAt: now },
    timeline: [...alert.timeline, { step: 'shown', at: now, by }],
  }
}

/** The id of the alert that an alert gave way to; null: it did to none. */
export const successorOf = ({ timeline }: Pick<Alert, 'timeline'>): string | null =>
  timeline.flatMap((step) => (step.step === 'superseded' ? step.alertId : [])).at(-1) ?? null

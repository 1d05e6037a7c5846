import type { Actor, Alert, Resolution } from '@vigie/domain/alerts/alert'
import {
  type AlertChange,
  acknowledge,
  asSeenBy,
  hasCalledSince,
  hasMadeCall,
  isOver,
  resolve,
  show,
} from '@vigie/domain/alerts/alert-life'
import { can, type Person, personOf, standingOf } from '@vigie/domain/people/permissions'
import { actOnStoredAlert } from '../data/alert-acts.ts'

/** What a person does about an alert; `timesLetGo`: theirs as they pressed, null: not known; `lastCallAt`: the latest call that they saw of it. */
export type AlertAct =
  | { act: 'acknowledge'; timesLetGo: number | null }
  | { act: 'resolve'; resolution: Resolution; lastCallAt: number }
  | { act: 'show' }

export interface AlertActRequest {
  /** Who asks. What they may do is decided by what stands in Firestore as they do it. */
  person: Pick<Person, 'uid' | 'emailVerified'>
  establishmentId: string
  alertId: string
  act: AlertAct
}

export type AlertActOutcome =
  /** The alert as it is now for them; `changed` says whether this act made it so, or it was so already. */
  | { done: true; alert: Alert; changed: boolean }
  | { done: false; why: 'forbidden' | 'alertNotFound' | 'alertCalledAgain' | 'alertsLetGo' | 'callUnmade' }

/**
 * Does what a person does about an alert, if they may. The same again changes nothing, so it may be repeated. An alert
 * that called since the person saw it is not resolved, nor one that has not made the call that they say they saw; taking it
 * takes the newer call too, unless they have let go of all their alerts since (docs/adr/0071-who-leaves-lets-go.md). The other alerts of
 * its event are taken and resolved with it, but for one that has called since. `now` is epoch milliseconds.
 */
export async function actOnAlert(request: AlertActRequest, now: number): Promise<AlertActOutcome> {
  const { person, establishmentId, alertId, act } = request
  const { uid, emailVerified } = person
  return actOnStoredAlert<AlertActOutcome>({ establishmentId, alertId, uid }, (found) => {
    const { alert, member, rights, user, timesLetGo } = found
    // Asked first, and without the alert's facts where there is none: a stranger learns of no alert whether it exists.
    const facts = alert === null ? {} : { beneficiaryId: alert.beneficiaryId }
    // They may have been demoted, or their account closed, since they were let in; what took the right away released what they had
    // taken by then, and nothing later.
    const access = { person: personOf(uid, rights, emailVerified), membership: member }
    if (!can(access, act.act, 'alerts', facts)) {
      return { answer: { done: false, why: 'forbidden' } }
    }
    if (alert === null) return { answer: { done: false, why: 'alertNotFound' } }

    const why = whyNot(act, alert, timesLetGo)
    if (why !== null) return { answer: { done: false, why } }

    const by: Actor = {
      uid,
      name: member?.displayName ?? user?.displayName ?? '',
      ...(standingOf(access) === 'caregiver' && { isRelative: true }),
    }
    const change = changeBy(act, alert, by, now)
    if (change === null) return { answer: { done: true, alert: asSeenBy(alert, by), changed: false } }
    const answer = { done: true as const, alert: asSeenBy({ ...alert, ...change }, by), changed: true }
    if (act.act === 'show') return { answer, change }
    const audit = { action: `alert.${act.act}`, at: now } as const
    // Whoever goes because of one rule goes because of what it has to do with the others, and has seen to these by then.
    const changeOther = (other: Alert) =>
      act.act === 'resolve' && hasCalledSince(other, act.lastCallAt) ? null : changeBy(act, other, by, now)
    return { answer, change, audit, changeOther }
  })
}

/** Why an act that the person may do does not fit the alert, or what they have done since they decided it; null: it does. */
function whyNot(act: AlertAct, alert: Alert, timesLetGo: number) {
  switch (act.act) {
    case 'acknowledge':
      return act.timesLetGo !== null && act.timesLetGo < timesLetGo ? 'alertsLetGo' : null
    case 'resolve':
      if (!hasMadeCall(alert, act.lastCallAt)) return 'callUnmade'
      return !isOver(alert) && hasCalledSince(alert, act.lastCallAt) ? 'alertCalledAgain' : null
    case 'show':
      return null
  }
}

function changeBy(act: AlertAct, alert: Alert, by: Actor, now: number): AlertChange | null {
  switch (act.act) {
    case 'acknowledge':
      return acknowledge(alert, by, now)
    case 'resolve':
      return resolve(alert, by, act.resolution, now)
    case 'show':
      return show(alert, by, now)
  }
}

import type { Alert, Resolution } from '@vigie/domain/alerts/alert'
import { type AlertChange, acknowledge, resolve, show } from '@vigie/domain/alerts/alert-life'
import { paths } from '@vigie/domain/paths'
import { can, type Person } from '@vigie/domain/people/permissions'
import { getAlertAndActor } from '../data/alert-acts.ts'
import { updateAlert } from '../data/alerts.ts'
import { addAudit } from '../data/audit.ts'
import { firestore } from '../data/firestore.ts'

/** What a person does about an alert. */
export type AlertAct = { act: 'acknowledge' } | { act: 'resolve'; resolution: Resolution } | { act: 'show' }

export interface AlertActRequest {
  person: Person
  establishmentId: string
  alertId: string
  act: AlertAct
}

export type AlertActOutcome =
  /** The alert as it is now; `changed` says whether this act made it so, or it was so already. */
  { done: true; alert: Alert; changed: boolean } | { done: false; why: 'forbidden' | 'alertNotFound' }

/** More than the client's five: the messages of a new alert write their steps to it just as people see it. */
const maxAttempts = 10

/**
 * Does what a person does about an alert, if they may. The same again changes nothing, so it may be repeated. `now` is
 * epoch milliseconds.
 */
export async function actOnAlert(request: AlertActRequest, now: number): Promise<AlertActOutcome> {
  const { person, establishmentId, alertId, act } = request
  const { uid } = person
  return firestore().runTransaction(
    async (transaction): Promise<AlertActOutcome> => {
      const found = await getAlertAndActor(transaction, establishmentId, alertId, uid)
      const { alert, member, user } = found
      // Asked first, and without the alert's facts where there is none: a stranger learns of no alert whether it exists.
      const facts = alert === null ? {} : { caregiverIds: alert.caregiverIds }
      if (!can({ person, membership: member }, act.act, 'alerts', facts))
        return { done: false, why: 'forbidden' }
      if (alert === null) return { done: false, why: 'alertNotFound' }

      const by = { uid, name: member?.displayName ?? user?.displayName ?? '' }
      const change = changeBy(act, alert, by, now)
      if (change === null) return { done: true, alert, changed: false }
      updateAlert(transaction, establishmentId, alertId, change)
      if (act.act !== 'show') {
        const path = paths.alert(establishmentId, alertId)
        addAudit(transaction, { uid, action: `alert.${act.act}`, path, establishmentId, at: now })
      }
      return { done: true, alert: { ...alert, ...change }, changed: true }
    },
    { maxAttempts },
  )
}

function changeBy(
  act: AlertAct,
  alert: Alert,
  by: { uid: string; name: string },
  now: number,
): AlertChange | null {
  switch (act.act) {
    case 'acknowledge':
      return acknowledge(alert, by, now)
    case 'resolve':
      return resolve(alert, by, act.resolution, now)
    case 'show':
      return show(alert, by, now)
  }
}

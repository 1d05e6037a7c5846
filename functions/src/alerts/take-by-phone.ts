import { successorOf } from '@vigie/domain/alerts/alert-life'
import { can, personOf } from '@vigie/domain/people/permissions'
import { foremost, type Taking, takingOf } from '@vigie/domain/phone/taking'
import { askedBy } from '../data/asker.ts'
import { readMember } from '../data/members.ts'
import { readProfileRights } from '../data/profiles.ts'
import { actOnAlert } from './act-on-alert.ts'

/**
 * Somebody who answers from a phone takes the alerts that its message stood for, or those that took their place since: the same act as on screen, by the rights that
 * they have at this moment. The same again changes nothing. `now` is epoch milliseconds.
 */
export async function takeByPhone(
  uid: string,
  { establishmentId, alertIds }: { establishmentId: string; alertIds: readonly string[] },
  now: number,
): Promise<Taking> {
  const profile = await readProfileRights(uid)
  if (profile === null) return { took: 'mayNot' }
  const person = { uid, emailVerified: profile.emailVerified }
  const act = { act: 'acknowledge', timesLetGo: null } as const
  // A phone has no network address of ours.
  return askedBy({ uid, name: profile.displayName, address: null }, async () => {
    const takings: Taking[] = []
    const waiting = [...new Set(alertIds)]
    for (const alertId of waiting) {
      const outcome = await actOnAlert({ person, establishmentId, alertId, act }, now)
      const next = outcome.done ? successorOf(outcome.alert) : null
      if (next !== null && !waiting.includes(next)) waiting.push(next)
      else if (outcome.done) takings.push(takingOf(outcome.alert, uid))
      else takings.push({ took: outcome.why === 'alertNotFound' ? 'over' : 'mayNot' })
    }
    return foremost(takings)
  })
}

/** Whether somebody who answers from a phone may take the alerts of a resident at this moment. Two reads. */
export async function mayTakeByPhone(
  uid: string,
  { establishmentId, beneficiaryId }: { establishmentId: string; beneficiaryId: string },
): Promise<boolean> {
  const [profile, membership] = await Promise.all([readProfileRights(uid), readMember(establishmentId, uid)])
  if (profile === null) return false
  const person = personOf(uid, profile, profile.emailVerified)
  return can({ person, membership }, 'acknowledge', 'alerts', { beneficiaryId })
}

import { peopleNamed, takeStep } from '@vigie/domain/alerts/escalation'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { type EscalatedAlert, escalationTimerOf, getEscalated, writeStep } from '../data/escalations.ts'
import { type AlertPeople, getAlertPeople } from '../data/people.ts'
import { withDueTimer } from '../data/timers.ts'
import { addresseesOf } from './addressees.ts'
import { toldAgain } from './told-again.ts'
import { waveOf } from './wave-of-messages.ts'

/**
 * Takes the next step of an alert's escalation, if one is due as the alert, its home and its people stand by now, and has the step after it
 * waited for. All in one transaction: whoever comes second finds the timer moved or gone. `now` is epoch milliseconds.
 */
export function takeEscalation(id: string, now: number): Promise<void> {
  return withDueTimer(id, 'escalation', now, async (transaction, timer) => {
    const place = { eid: timer.establishmentId, aid: timer.alertId }
    const found = await getEscalated(transaction, place)
    if (found === null) return () => null
    const { alert, plan, home } = found
    const named = plan.steps.map((step) => peopleNamed(step, plan, home, now))
    const uids = [...new Set(named.flat())]
    const people = await getAlertPeople(transaction, place.eid, alert.beneficiaryId, uids)
    const recipients = named.map((ofStep, index) => reachedOf(found, place.eid, { ofStep, index }, people))
    const taken = takeStep(alert, plan, (index) => recipients[index]?.length ?? 0, now)
    if (taken === null) return () => escalationTimerOf(place, alert, plan)

    const changed = { id: place.aid, alert: { ...alert, ...taken.change }, change: taken.change }
    const rule = {
      recipients: recipients[taken.index ?? -1] ?? [],
      methods: plan.steps[taken.index ?? -1]?.methods ?? [],
    }
    const firing = toldAgain(place.eid, alert, rule, home.timeZone)
    const step = taken.why === 'unanswered' ? ('escalated' as const) : taken.why
    const tells = taken.index === null ? [] : [{ alertId: place.aid, step, firing }]
    const { alerts, wave } = waveOf({ alerts: [changed], tells }, people, now)
    const { alert: after, change } = alerts[0] ?? changed
    return () => {
      writeStep(transaction, place, { change: change ?? taken.change, wave }, now)
      return escalationTimerOf(place, after, plan)
    }
  })
}

/** Whom of a step's people a message can reach: who may not see the resident, has left, or has no confirmed address is passed over. */
function reachedOf(
  { alert, plan, home }: EscalatedAlert,
  eid: string,
  { ofStep, index }: { ofStep: readonly string[]; index: number },
  people: AlertPeople,
): Recipient[] {
  const recipients = ofStep.map((uid): Recipient => ({ kind: 'user', uid }))
  const rule = { recipients, methods: plan.steps[index]?.methods ?? [] }
  const addressees = addresseesOf(recipients, toldAgain(eid, alert, rule, home.timeZone), people)
  const reached = new Set(
    addressees.flatMap(({ recipient, to, others }) =>
      recipient.kind === 'user' && ('address' in to || others.length > 0) ? recipient.uid : [],
    ),
  )
  return recipients.filter((recipient) => recipient.kind === 'user' && reached.has(recipient.uid))
}

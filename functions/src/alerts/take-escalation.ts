import { nextStep, takeStep } from '@vigie/domain/alerts/escalation'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { passedOverStep } from '@vigie/domain/alerts/passed-over'
import { escalationTimerOf, getEscalated, writeStep } from '../data/escalations.ts'
import { getAlertPeople } from '../data/people.ts'
import { getStandIns } from '../data/stand-ins.ts'
import { withDueTimer } from '../data/timers.ts'
import { peopleOfSteps } from './people-of-steps.ts'
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
    const next = nextStep(alert, plan)
    if (next === null || next.dueAt > now) return () => escalationTimerOf(place, alert, plan)

    const toldTo = (index: number, recipients: readonly Recipient[]) => {
      const rule = { recipients: [...recipients], methods: plan.steps[index]?.methods ?? [] }
      return toldAgain(place.eid, alert, rule, home.timeZone)
    }
    const read = {
      people: (uids: readonly string[]) => getAlertPeople(transaction, place.eid, alert.beneficiaryId, uids),
      standIns: () => getStandIns(transaction, place.eid),
    }
    const { people, reached, passedOver } = await peopleOfSteps({ plan, home, next }, toldTo, read, now)
    const said = passedOverStep(alert.timeline, passedOver, now)
    const before = said ? { ...alert, timeline: [...alert.timeline, said] } : alert
    const taken = takeStep(before, plan, (index) => reached.get(index)?.length ?? 0, now)
    if (taken === null) return () => escalationTimerOf(place, before, plan)

    const changed = { id: place.aid, alert: { ...before, ...taken.change }, change: taken.change }
    const { index } = taken
    const firing = index === null ? null : toldTo(index, reached.get(index) ?? [])
    const step = taken.why === 'unanswered' ? ('escalated' as const) : taken.why
    const tells = firing === null ? [] : [{ alertId: place.aid, step, firing }]
    const { alerts, wave } = waveOf({ alerts: [changed], tells }, people, now)
    const { alert: after, change } = alerts[0] ?? changed
    return () => {
      writeStep(transaction, place, { change: change ?? taken.change, wave }, now)
      return escalationTimerOf(place, after, plan)
    }
  })
}

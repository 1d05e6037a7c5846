import { peopleNamed } from '@vigie/domain/alerts/escalation'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { isFor } from '@vigie/domain/alerts/followed-plan'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { AlertPeople } from '../data/people.ts'
import type { RulesOfAlerts } from '../data/rules-of-alerts.ts'
import { expectedOf } from './addressees.ts'
import type { Told } from './firing.ts'
import type { Tell } from './plan-raising.ts'
import { whoIsThere } from './present.ts'
import { toldAgain } from './told-again.ts'

/**
 * The messages to those whom the steps of an escalation have asked since the alerts last began to call, as somebody lets go of these: their telephones fell silent, or they
 * were told that somebody goes (docs/adr/0102-until-a-human-answers.md). `leaver`: the uid of whoever lets go; `now` is epoch milliseconds.
 */
export function askedBySteps(
  held: readonly HeldAlert[],
  plan: EscalationPlan | null,
  { timeZone, shifts }: RulesOfAlerts,
  leaver: string,
  now: number,
): Tell[] {
  if (plan === null) return []
  const asking = held.filter(({ alert }) => isFor(plan, alert))
  return asking.flatMap(({ eid, id, alert }) =>
    plan.steps.slice(0, alert.escalation?.taken ?? 0).map((step): Tell => {
      const uids = peopleNamed(step, plan, { shifts, timeZone }, now).filter((uid) => uid !== leaver)
      const recipients = uids.map((uid): Recipient => ({ kind: 'user', uid }))
      const firing: Told = {
        ...toldAgain(eid, alert, { methods: step.methods, recipients }, timeZone),
        leaver,
      }
      return { alertId: id, step: 'released', firing }
    }),
  )
}

/** Those of them by which somebody can be expected to come: nobody stands in for a step that reaches nobody by now, as the rule's own messages see to that. */
export const withAnybody = (tells: readonly Tell[], people: AlertPeople, now: number): Tell[] =>
  tells.flatMap(({ firing, ...tell }) => {
    const { there } = whoIsThere(firing.rule.recipients, people, now)
    const told = { ...firing, rule: { ...firing.rule, recipients: there } }
    return expectedOf(there, told, people).length > 0 ? [{ ...tell, firing: told }] : []
  })

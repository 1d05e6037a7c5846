import { peopleNamed } from '@vigie/domain/alerts/escalation'
import type { EscalationPlan } from '@vigie/domain/alerts/escalation-plan'
import { isFor } from '@vigie/domain/alerts/followed-plan'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { type AskedPerson, stepsTaken } from '../data/asked-by-waves.ts'
import type { HeldAlert } from '../data/held-alerts.ts'
import type { AlertPeople } from '../data/people.ts'
import type { RulesOfAlerts } from '../data/rules-of-alerts.ts'
import { reachedBy } from './addressees.ts'
import type { Told } from './firing.ts'
import type { Tell } from './plan-raising.ts'
import { whoIsThere } from './present.ts'
import { toldAgain } from './told-again.ts'

/** An alert that somebody lets go of, and whom its steps have asked. */
export interface AskedAlert extends HeldAlert {
  asked: readonly AskedPerson[]
}

/**
 * The messages to those whom the steps of an escalation have asked, as somebody lets go of alerts: their telephones fell silent, or they
 * were told that somebody goes (docs/adr/0102-until-a-human-answers.md). `leaver`: the uid of whoever lets go; `now` is epoch milliseconds.
 */
export function askedBySteps(
  held: readonly AskedAlert[],
  plan: EscalationPlan | null,
  home: Pick<RulesOfAlerts, 'timeZone' | 'shifts'>,
  leaver: string,
  now: number,
): Tell[] {
  return held.flatMap(({ asked, ...one }) => {
    const all = [...asked, ...askedBefore(one, plan, home, now)].filter(({ uid }) => uid !== leaver)
    const byMethods = Map.groupBy(all, ({ methods }) => methods.join(' '))
    return [...byMethods.values()].map((theirs): Tell => {
      const recipients = theirs.map(({ uid }): Recipient => ({ kind: 'user', uid }))
      const rule = { methods: theirs[0]?.methods ?? [], recipients }
      const told: Told = toldAgain(one.eid, one.alert, rule, home.timeZone)
      return { alertId: one.id, step: 'released', firing: { ...told, leaver, isSettled: true } }
    })
  })
}

/** Whom the steps name by now that were taken of the alert which gave way to this one (`carriedOver`): whom they asked stands with that. */
function askedBefore(
  { alert }: HeldAlert,
  plan: EscalationPlan | null,
  home: Pick<RulesOfAlerts, 'timeZone' | 'shifts'>,
  now: number,
): AskedPerson[] {
  if (plan === null || !isFor(plan, alert)) return []
  const own = stepsTaken(alert)
  return plan.steps.slice(0, alert.escalation?.taken ?? 0).flatMap((step, index) => {
    const { methods } = step
    return own.has(index) ? [] : peopleNamed(step, plan, home, now).map((uid) => ({ uid, methods }))
  })
}

/** The same to those who are there and may be told by now: nobody stands in for the others, as the rule's own messages see to that. */
export const toThoseThere = (tells: readonly Tell[], people: AlertPeople, now: number): Tell[] =>
  tells.flatMap(({ firing, ...tell }) => {
    const { there } = whoIsThere(firing.rule.recipients, people, now)
    const recipients = reachedBy(there, firing, people)
    if (recipients.length === 0) return []
    return [{ ...tell, firing: { ...firing, rule: { ...firing.rule, recipients } } }]
  })

import type { Rule } from '../rules/rule.ts'
import { type EscalationPlan, levelOf, peopleOfStep } from './escalation-plan.ts'

/** Somebody, and who of their home can be counted on to go (`mayGo`), by uid. */
interface Leaving {
  readonly uid: string
  readonly able: ReadonlySet<string>
}

/** Whether somebody is told and nobody else of those told can be counted on to go. */
const isLast = (told: readonly string[], { uid, able }: Leaving) =>
  told.includes(uid) && !told.some((one) => one !== uid && able.has(one))

/** The activated rules that would tell nobody who can be counted on to go, were it not for somebody whom they tell. A resident's contact never goes. */
export const rulesLastFor = <R extends Pick<Rule, 'activated' | 'recipients'>>(
  rules: readonly R[],
  leaving: Leaving,
): R[] =>
  rules.filter(({ activated, recipients }) => {
    const told = recipients.flatMap((to) => (to.kind === 'user' ? to.uid : []))
    return activated && isLast(told, leaving)
  })

/** The same of the steps of a plan, as they are called. None of a plan that is not activated. */
export const stepsLastFor = (
  plan: Pick<EscalationPlan, 'activated' | 'steps' | 'shifts'>,
  leaving: Leaving,
): number[] =>
  plan.steps.flatMap((step, index) =>
    plan.activated && isLast(peopleOfStep(step, plan), leaving) ? levelOf(index) : [],
  )

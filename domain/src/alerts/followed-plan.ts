import type { Alert } from './alert.ts'
import { channelSchema } from './channel.ts'
import type { EscalationPlan, EscalationStep } from './escalation-plan.ts'
import type { LiveRule } from './notification-rule.ts'
import { severityOfAlert } from './severity.ts'

/** A plan as one alert follows it. */
export interface FollowedPlan extends EscalationPlan {
  /** How many of its steps are the plan's. The one after these is the last resort, taken only while nobody can be reached; missing: all are. */
  own?: number
}

type Subject = Pick<Alert, 'kind' | 'severity'>

/** Whether a plan is about an alert. */
export const isFor = ({ activated, alerts }: EscalationPlan, alert: Subject): boolean =>
  activated && (alerts === 'all' || severityOfAlert(alert) === 'callForHelp')

const never = Number.POSITIVE_INFINITY

const nothing: EscalationPlan = {
  activated: true,
  alerts: 'all',
  steps: [],
  repeatMinutes: never,
  resolveWithinMinutes: null,
  shifts: [],
}

/** Names nobody, so that the home's administrators stand in; on every channel, for what was tried has failed. */
const standIns: EscalationStep = {
  uids: [],
  onShift: false,
  methods: [...channelSchema.options],
  afterMinutes: never,
}

/**
 * Whether those who were left to rest when an alert was told are its last resort: they rest as long as a colleague comes
 * (docs/adr/0121-quiet-hours.md).
 */
export const asksThoseWhoRest = (alert: Subject & Pick<Alert, 'timeline' | 'nobodyReachedAt'>): boolean =>
  alert.nobodyReachedAt !== null &&
  severityOfAlert(alert) !== 'callForHelp' &&
  alert.timeline.some((step) => step.step === 'passedOver' && (step.resting ?? 0) > 0)

/**
 * What is done about an alert by the plan that was said, null where none was: its steps, where it is in force and about the alert, and then the last resort: the administrators, of
 * a call for help, or everybody whom the `rule` of the alert names, where that is given as some of them rest. Null: nothing.
 */
export function followedPlan(
  alert: Subject,
  said: EscalationPlan | null,
  rule: Pick<LiveRule, 'recipients' | 'methods'> | null,
): FollowedPlan | null {
  const plan = said && isFor(said, alert) ? said : nothing
  const last = severityOfAlert(alert) === 'callForHelp' ? standIns : rule && everybodyOf(rule)
  const steps = last ? [...plan.steps, last] : plan.steps
  return steps.length === 0 ? null : { ...plan, steps, own: plan.steps.length }
}

const everybodyOf = ({ recipients, methods }: Pick<LiveRule, 'recipients' | 'methods'>): EscalationStep => ({
  ...standIns,
  uids: recipients.flatMap((to) => (to.kind === 'user' ? to.uid : [])),
  methods: [...methods],
})

/** Who works, as an alert was followed before, and as it is from now on. */
export interface Working {
  before: readonly string[]
  after: readonly string[]
}

/**
 * From which step on other people, or by other channels, are written to by one plan than by another that an alert followed before; as many as both have, where none is other: Infinity
 * where they have as many. Of a step for whoever is on shift `working` says who that is, where it may have become others.
 */
export function firstOtherStep(
  alert: Subject,
  before: EscalationPlan | null,
  after: EscalationPlan | null,
  working: Working = { before: [], after: [] },
): number {
  const toldBy = (plan: EscalationPlan | null, onShift: readonly string[]) =>
    plan && isFor(plan, alert) ? plan.steps.map((step) => whom(step, onShift)) : []
  const [former, steps] = [toldBy(before, working.before), toldBy(after, working.after)]
  const other = steps.findIndex((step, index) => step !== former[index])
  if (other !== -1) return other
  return former.length === steps.length ? never : steps.length
}

const whom = ({ uids, onShift, methods }: EscalationStep, working: readonly string[]) =>
  JSON.stringify([uids.toSorted(), onShift && [...new Set(working)].toSorted(), methods.toSorted()])

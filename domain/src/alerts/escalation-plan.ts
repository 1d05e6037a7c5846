import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { mostShifts, type Shift } from '../time/shift.ts'
import { coverOf, type Span } from '../time/shift-cover.ts'
import { channelSchema, standsAlone } from './channel.ts'
import { mostRecipients } from './notification-rule.ts'

/** The most steps that an escalation has, besides what the rule itself does first. */
export const mostEscalationSteps = 6

/** Between how many minutes each waiting time of an escalation may be. */
export const escalationMinutes = { least: 1, most: 120 } as const
/** The last step repeats no sooner than this: more often it would tell nobody more, and hide the other alerts of a bad night. */
export const leastRepeatMinutes = 2

const minutesSchema = z.int().min(escalationMinutes.least).max(escalationMinutes.most)

/** Whom a step of an escalation writes to, how, and when. */
export const escalationStepSchema = z
  .strictObject({
    /** Members, by name. */
    uids: z.array(idSchema).max(mostRecipients),
    /** Besides, whoever is on shift as it is taken. */
    onShift: z.boolean(),
    methods: z.array(channelSchema).min(1).max(channelSchema.options.length),
    /** How long nobody has answered what was sent before: for the first step, the messages of the rule itself. */
    afterMinutes: minutesSchema,
  })
  .refine(({ uids, onShift }) => onShift || uids.length > 0, {
    path: ['uids'],
    message: 'escalation.stepWithoutPeople',
  })
  .refine(({ methods }) => methods.some(standsAlone), {
    path: ['methods'],
    message: 'escalation.pushAlone',
  })
export type EscalationStep = z.infer<typeof escalationStepSchema>

/** `establishments/{eid}/private/escalation`: what a home does until a human answers an alert (docs/adr/0102-until-a-human-answers.md). */
export const escalationPlanSchema = z.strictObject({
  activated: z.boolean(),
  /** Which alerts: calls for help at least. */
  alerts: z.enum(['callsForHelp', 'all']),
  steps: z.array(escalationStepSchema).min(1).max(mostEscalationSteps),
  /** The last step is taken again so often, as long as nobody has answered. */
  repeatMinutes: minutesSchema.min(leastRepeatMinutes),
  /** It goes on with an alert that somebody has taken and not resolved by then; null: whoever takes it ends it. */
  resolveWithinMinutes: minutesSchema.nullable(),
  /** Who works which shift, as far as it was said. */
  shifts: z
    .array(z.strictObject({ shiftId: idSchema, uids: z.array(idSchema).max(mostRecipients) }))
    .max(mostShifts),
})
export type EscalationPlan = z.infer<typeof escalationPlanSchema>

/** As it is stored: with when it was said, by which one that somebody saw is told from a later one. */
export const storedPlanSchema = escalationPlanSchema.extend({ updatedAt: instantSchema })
export type StoredPlan = z.infer<typeof storedPlanSchema>

/** What is done about the alerts of one resident in place of the home's plan. Who is on shift is said by that alone, once for all. */
export const residentPlanSchema = escalationPlanSchema.omit({ shifts: true })
export type ResidentPlan = z.infer<typeof residentPlanSchema>

/** `establishments/{eid}/escalations/{bid}`: the same as it is stored (docs/adr/0117-a-resident-has-a-plan-of-their-own.md). */
export const storedResidentPlanSchema = residentPlanSchema.extend({ updatedAt: instantSchema })
export type StoredResidentPlan = z.infer<typeof storedResidentPlanSchema>

/**
 * The plan that the alerts of a resident follow: their own, with whoever the home's says is on shift, or else the home's. Null stands for
 * none, and none is answered only where neither is there.
 */
export const planFor = (own: ResidentPlan | null, ofHome: EscalationPlan | null): EscalationPlan | null =>
  own === null ? ofHome : withShifts(own, ofHome)

/** A resident's own plan in full: who is on shift says the home's; nobody, where it has none. */
export const withShifts = (
  { activated, alerts, steps, repeatMinutes, resolveWithinMinutes }: ResidentPlan,
  ofHome: Pick<EscalationPlan, 'shifts'> | null,
): EscalationPlan => ({
  activated,
  alerts,
  steps,
  repeatMinutes,
  resolveWithinMinutes,
  shifts: ofHome?.shifts ?? [],
})

/** All whom a plan names, each once. */
export const peopleOfPlan = ({ steps, shifts }: Pick<EscalationPlan, 'steps' | 'shifts'>): string[] => [
  ...new Set([...steps, ...shifts].flatMap(({ uids }) => uids)),
]

/** All whom a step of a plan may write to at some time, each once. */
export const peopleOfStep = (
  { uids, onShift }: Pick<EscalationStep, 'uids' | 'onShift'>,
  { shifts }: Pick<EscalationPlan, 'shifts'>,
): string[] => [...new Set([...uids, ...(onShift ? shifts.flatMap((shift) => shift.uids) : [])])]

/** How a step is called, by its number from 0: what the rule itself does is the first step of all. */
export const levelOf = (index: number): number => index + 2

/** The steps of a plan, as they are called, that may write to somebody; `isAlone`: to nobody else. */
export const stepsNaming = (
  plan: Pick<EscalationPlan, 'steps' | 'shifts'>,
  uid: string,
): { level: number; isAlone: boolean }[] =>
  plan.steps.flatMap((step, index) => {
    const people = peopleOfStep(step, plan)
    return people.includes(uid) ? [{ level: levelOf(index), isAlone: people.length === 1 }] : []
  })

/** Whether anybody is said to work any shift. */
export const isStaffed = ({ shifts }: Pick<EscalationPlan, 'shifts'>): boolean =>
  shifts.some(({ uids }) => uids.length > 0)

/** The steps of a plan, from 0, that name nobody but people of shifts on which none is said to work: they write to nobody at any time. */
export const stepsOfNobody = ({
  steps,
  shifts,
}: {
  steps: readonly Pick<EscalationStep, 'uids' | 'onShift'>[]
  shifts: EscalationPlan['shifts']
}): number[] =>
  steps.flatMap(({ uids, onShift }, index) =>
    uids.length > 0 || (onShift && isStaffed({ shifts })) ? [] : index,
  )

/** When of the day a step of a plan writes to nobody, as it is for whoever is on shift alone and nobody is, by the shifts of its home. */
export function hoursOfNobody(
  { steps, shifts }: Parameters<typeof stepsOfNobody>[0],
  known: readonly Pick<Shift, 'id' | 'start' | 'end'>[],
): readonly Span[] {
  if (!steps.some(({ uids, onShift }) => onShift && uids.length === 0)) return []
  const staffed = known.filter(({ id }) =>
    shifts.some(({ shiftId, uids }) => shiftId === id && uids.length > 0),
  )
  return coverOf(staffed).gaps
}

/** What an administrator begins with. */
export const firstPlan: EscalationPlan = {
  activated: true,
  alerts: 'callsForHelp',
  steps: [{ uids: [], onShift: true, methods: ['sms'], afterMinutes: 3 }],
  repeatMinutes: 5,
  resolveWithinMinutes: 20,
  shifts: [],
}

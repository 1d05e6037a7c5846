import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { toldEventSchema } from '../rules/told-event.ts'

/** The id of a timer: what it waits for, in which home. Longer than another's, for it is made of several, with `:` between them. */
export const timerIdSchema = z.string().regex(/^[A-Za-z0-9_:-]{1,400}$/)

const common = {
  establishmentId: idSchema,
  /** When it is taken. */
  dueAt: instantSchema,
}

/** `timers/{id}`: what is to be looked at again at its time, whatever becomes of the process that knew of it (docs/data-model.md). */
export const timerSchema = z.discriminatedUnion('kind', [
  /** An alert that nobody answered: the next step of its home's escalation. */
  z.object({ kind: z.literal('escalation'), ...common, alertId: idSchema }),
  /** Phone calls of an alert that ring on though somebody is on it: they are ended at once. */
  z.object({ kind: z.literal('ringing'), ...common, alertId: idSchema }),
  /** A window of a conditional rule in which something goes on, that will have gone on for long enough by then. */
  z.object({ kind: z.literal('windowLook'), ...common, windowId: z.string().min(1).max(400) }),
  /** A conditional rule that is decided when its window is over. */
  z.object({
    kind: z.literal('windowEnds'),
    ...common,
    ruleId: idSchema,
    from: instantSchema,
    until: instantSchema,
    shiftId: idSchema.nullable(),
  }),
  /** A conditional rule on a duration: what goes on as its window begins, at `from`, is looked up then. */
  z.object({ kind: z.literal('windowBegins'), ...common, ruleId: idSchema, from: instantSchema }),
  /** Something is not heard: whom the rules that tell of it are for is written to. */
  z.object({ kind: z.literal('silence'), ...common, technicalAlertId: idSchema }),
  /** A rule that waits for a return: somebody got up, or a door was opened, and that will have gone on for long enough by then. */
  z.object({
    kind: z.literal('absence'),
    ...common,
    ruleId: idSchema,
    beneficiaryId: idSchema,
    /** By what it began (`toldEventSchema`). */
    exit: toldEventSchema,
    /** When it was last seen to have gone on for long enough while care was under way: it is told after that, the shift over or not. */
    heldAt: instantSchema.optional(),
  }),
  /** A rule that waits for a return was made or changed, or its home's shifts: exits about then of which ingest did not know by it. */
  z.object({ kind: z.literal('exits'), ...common, ruleId: idSchema, changedAt: instantSchema }),
  /** What was told too late of a date: the figures that depend on it are kept anew. */
  z.object({ kind: z.literal('figures'), ...common, beneficiaryId: idSchema, date: z.iso.date() }),
  /** A home keeps what its sensors said for another time: the days that there are are to say so, those of residents behind this one next, in the order of their ids; null: from the first. */
  z.object({ kind: z.literal('retention'), ...common, after: idSchema.nullable() }),
  /** A rule on signs of life: the residents of whom the last one will be long enough ago by then, if there is no other. */
  z.object({
    kind: z.literal('signs'),
    ...common,
    ruleId: idSchema,
    /** When each resident is to be looked at again, by their id; whoever is not among them at the next time that it is taken. */
    looks: z.record(idSchema, instantSchema),
    /** Whom it would have called for but for care under way, by their id: they are told of after that, its shift over or not. */
    held: z.record(idSchema, z.object({ calledAt: instantSchema, seenAt: instantSchema })).optional(),
  }),
])
export type Timer = z.infer<typeof timerSchema>
export type TimerKind = Timer['kind']
export type TimerOf<K extends TimerKind> = Extract<Timer, { kind: K }>

/** What says which timer it is that waits for an alert, for the beginnings or ends of a rule's windows, for signs of life, or for what a rule was not told of. */
type TimerName =
  | Pick<TimerOf<'escalation' | 'ringing'>, 'kind' | 'establishmentId' | 'alertId'>
  | Pick<TimerOf<'windowBegins' | 'windowEnds' | 'signs' | 'exits'>, 'kind' | 'establishmentId' | 'ruleId'>

/**
 * The id of the one timer that waits for what this one waits for: set again, it is moved. `:` stands in no id: whoever chooses one meets
 * no other home's timer.
 */
export function timerIdOf(awaited: TimerName): string {
  const { kind, establishmentId } = awaited
  return [kind, establishmentId, 'alertId' in awaited ? awaited.alertId : awaited.ruleId].join(':')
}

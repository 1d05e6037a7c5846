import { z } from 'zod'
import { actorSchema, alertSchema, resolutionSchema } from '../alerts/alert.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'

/** The alert as it stands after the call, whoever made it so. */
const alertAnswerSchema = z.object({
  id: idSchema,
  state: alertSchema.shape.state,
  /** Whether this call changed it: false for a repetition, and where somebody else was first. */
  changed: z.boolean(),
  shownAt: instantSchema.nullable(),
  acknowledgedBy: actorSchema.nullable(),
  acknowledgedAt: instantSchema.nullable(),
  resolvedBy: actorSchema.nullable(),
  resolvedAt: instantSchema.nullable(),
  /** Why it was resolved; null where it was not. */
  resolution: resolutionSchema.nullable(),
})
export type AlertAnswer = z.input<typeof alertAnswerSchema>

const common = {
  method: 'post',
  params: z.object({ eid: idSchema, aid: idSchema }),
  answer: alertAnswerSchema,
  refusals: ['forbidden', 'alertNotFound'],
} as const

export const acknowledgeAlertCall = defineCall({
  ...common,
  operationId: 'acknowledgeAlert',
  path: '/api/establishment/:eid/alert/:aid/acknowledge',
  summary: 'Take an open alert upon oneself',
  body: z.object({
    /**
     * The person's `timesLetGo` as they pressed: one that comes after they have let go of their alerts takes none. Null where it is not
     * known, as of a spoilt profile, or by a page of before: nobody is kept from answering a call by that.
     */
    timesLetGo: z.int().min(0).nullable().default(null),
  }),
  refusals: [...common.refusals, 'alertsLetGo'],
})

export const resolveAlertCall = defineCall({
  ...common,
  operationId: 'resolveAlert',
  path: '/api/establishment/:eid/alert/:aid/resolve',
  summary: 'Close an alert and say why',
  body: z.object({
    resolution: resolutionSchema,
    /** The alert's `lastCallAt` as the person saw it: an alert that called since is not resolved unheard; one that it has not reached, nobody has seen. */
    lastCallAt: instantSchema,
  }),
  refusals: [...common.refusals, 'alertCalledAgain'],
})

export const releaseAlertsCall = defineCall({
  operationId: 'releaseAlerts',
  method: 'post',
  path: '/api/user/releasealerts',
  summary:
    'Let go of every alert that one has taken, in whichever establishment, or of those of one resident: each is open again, and calls',
  params: z.object({}),
  body: z.object({
    /** Whose alerts alone: whoever took them by mistake, or does not go after all, stays on the others. */
    of: z.object({ establishmentId: idSchema, beneficiaryId: idSchema }).nullable().default(null),
  }),
  /** How many: none where the call is made again. */
  answer: z.object({ released: z.int().min(0) }),
  refusals: [],
})

export const reportAlertShownCall = defineCall({
  ...common,
  operationId: 'reportAlertShown',
  path: '/api/establishment/:eid/alert/:aid/shown',
  summary: 'Record that a screen has shown an alert; the first one counts',
})

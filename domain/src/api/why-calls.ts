import { z } from 'zod'
import type { WhyNot } from '../alerts/rule-evaluation.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { devEuiSchema, idSchema, instantSchema } from '../ids.ts'
import type { AbsenceSilence } from '../rules/judge-absence.ts'
import type { SignsSilence } from '../rules/judge-signs.ts'
import type { WhyNotTold } from '../rules/silence-cause.ts'
import type { WhyNotWatched } from '../rules/watched-event.ts'
import type { WindowSilence } from '../rules/window-verdict.ts'
import { eventKeySchema } from '../sensors/event-key.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'
import { defineCall } from './call.ts'

// An object, so that a reason which is new cannot be forgotten here.
const reasons = {
  windowOver: 'windowOver',
  otherWindow: 'otherWindow',
  notEnoughHistory: 'notEnoughHistory',
  notObserved: 'notObserved',
  notOverYet: 'notOverYet',
  notReached: 'notReached',
  noReading: 'noReading',
  notHeld: 'notHeld',
  shiftOver: 'shiftOver',
  back: 'back',
  notLongEnough: 'notLongEnough',
  deviceSilent: 'deviceSilent',
  raisedAlready: 'raisedAlready',
  isReturn: 'isReturn',
  stirred: 'stirred',
  waitsForSign: 'waitsForSign',
  away: 'away',
  nothingKnown: 'nothingKnown',
  deactivated: 'deactivated',
  otherBeneficiary: 'otherBeneficiary',
  otherAction: 'otherAction',
  otherDeviceType: 'otherDeviceType',
  lateAndNotACallForHelp: 'lateAndNotACallForHelp',
  outsideShifts: 'outsideShifts',
  duringCare: 'duringCare',
} as const satisfies { readonly [Why in Reason]: Why }

/** Also: it fired in its window before (`raisedAlready`), or somebody is back for whom it waited (`isReturn`). */
type Reason =
  | WhyNot
  | WhyNotWatched
  | WindowSilence['kind']
  | AbsenceSilence['kind']
  | SignsSilence['kind']
  | 'isReturn'

/** What a conditional rule goes by: times, minutes, °C, % or ppm, and instants. What does not matter to it is missing. */
const factsSchema = z.object({
  measured: z.number().optional(),
  threshold: z.number().optional(),
  /** What `measured` has to be of `threshold`; missing: as much. */
  compared: z.enum(['more', 'less', 'about', 'atLeast', 'atMost']).optional(),
  /** Of `measured` and `threshold`; null: times. */
  unit: z.string().nullable(),
  /** So many shifts of its history are known, and needed. */
  observed: z.number().optional(),
  needed: z.number().optional(),
  since: instantSchema.optional(),
  until: instantSchema.optional(),
})
export type WhyFacts = z.infer<typeof factsSchema>

/** What a rule, as it is today, does on an event. */
const verdictSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Why it stays silent; null: it fires. */
  why: z.enum(reasons).nullable(),
  /** Of a conditional rule. */
  facts: factsSchema.optional(),
})
export type RuleVerdict = z.infer<typeof verdictSchema>

export const whyCall = defineCall({
  operationId: 'getWhy',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/why',
  summary:
    'Of an event of a resident, named by device, day and key: which notification rules, as they are today, fire on it and why the others do not, and which alerts it was counted on',
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: z.object({ deviceId: devEuiSchema, date: z.iso.date(), key: eventKeySchema }),
  answer: z.object({
    event: z.object({
      kind: eventKindSchema,
      value: z.number().nullable(),
      at: instantSchema,
      deviceType: deviceTypeSchema,
      late: z.boolean(),
    }),
    /** Of the resident and of all residents, those that fire first. */
    rules: z.array(verdictSchema),
    /** How many more there are of which it cannot be read what they are for. */
    unreadable: z.number().int().min(0),
    /** `opened`: by this event; else it counted on an alert that was there. */
    alerts: z.array(z.object({ id: idSchema, ruleId: idSchema, ruleName: z.string(), opened: z.boolean() })),
  }),
  refusals: ['forbidden', 'establishmentNotFound', 'eventNotFound'],
})
export type Why = z.infer<(typeof whyCall)['answer']>

/** Why a rule tells its people of a silence, or not. */
const toldReasons = {
  deactivated: 'deactivated',
  tellsNoSilence: 'tellsNoSilence',
  otherBeneficiary: 'otherBeneficiary',
  otherDeviceType: 'otherDeviceType',
} as const satisfies { readonly [Why in WhyNotTold]: Why }

const silenceVerdictSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Why it tells nobody; null: it tells its people. */
  why: z.enum(toldReasons).nullable(),
})
export type SilenceVerdict = z.infer<typeof silenceVerdictSchema>

export const whySilenceCall = defineCall({
  operationId: 'getWhySilence',
  method: 'get',
  path: '/api/establishment/:eid/technicalAlert/:id/why',
  summary:
    'Of a technical alert that a device, a gateway or a home is silent: which notification rules, as they are today, tell their people of it and why the others do not. None looks at one of another kind',
  params: z.object({ eid: idSchema, id: idSchema }),
  answer: z.object({
    /** Those that tell their people first, then by name. */
    rules: z.array(silenceVerdictSchema),
    /** How many more there are of which it cannot be read what they are for. */
    unreadable: z.number().int().min(0),
  }),
  refusals: ['forbidden', 'alertNotFound'],
})
export type WhySilence = z.infer<(typeof whySilenceCall)['answer']>

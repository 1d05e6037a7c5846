import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema } from '../ids.ts'
import { isCondition } from '../rules/condition.ts'
import { type Condition, historyPeriodSchema } from '../rules/conditional-rule.ts'
import { ruleMetricSchema, ruleOperatorSchema } from '../rules/metrics.ts'
import { eventKindSchema } from '../sensors/event-kinds.ts'
import { mostShifts } from '../time/shift.ts'
import { defineCall } from './call.ts'

/** How many days a rule is tried on at most: three months. */
export const mostDaysTried = 92

const listOf = <T extends z.ZodType<unknown, string>>(one: T, example: string) =>
  z
    .string()
    .max(2_000)
    .meta({ examples: [example] })
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(one))

const numberAs = <T extends z.ZodType<unknown, number>>(one: T, example: string) =>
  z
    .string()
    .max(20)
    .regex(/^-?\d+(\.\d+)?$/)
    .meta({ examples: [example] })
    .transform(Number)
    .pipe(one)

/** What of a conditional rule is compared, each as text; without a metric it is a live one. */
const compared = {
  metric: numberAs(ruleMetricSchema, '1').optional(),
  operator: numberAs(ruleOperatorSchema, '4').optional(),
  value: numberAs(z.number(), '3').optional(),
  heldMinutes: numberAs(z.number().int().min(1).max(720), '20').optional(),
  period: z.enum(['lastWeek', 'lastMonth', 'lastThreeMonths', 'custom']).optional(),
  /** Of a custom period. */
  periodFrom: z.iso.date().optional(),
  periodTo: z.iso.date().optional(),
} as const

/** What a conditional rule compares, as the query says it; null: it is a live rule's. Undefined: it is neither. */
export function conditionAsked(
  query: z.infer<z.ZodObject<typeof compared>> & Pick<Condition, 'action'>,
): Condition | null | undefined {
  const { metric, operator, value, heldMinutes = null, period: kind, periodFrom, periodTo, action } = query
  if (metric === undefined) return null
  if (operator === undefined || value === undefined) return undefined
  const dates = kind === 'custom' ? { from: periodFrom, to: periodTo } : {}
  const period = historyPeriodSchema.nullable().safeParse(kind === undefined ? null : { kind, ...dates })
  if (!period.success) return undefined
  const condition: Condition = { metric, operator, value, heldMinutes, period: period.data, action }
  return isCondition(condition) ? condition : undefined
}

/** So many days back it is told of silences: what is over is kept no longer (docs/data-model.md). */
export const silencesTriedDays = 90

const query = z.object({
  action: eventKindSchema,
  /** With commas between them. */
  deviceTypes: listOf(deviceTypeSchema, 'NOVIKA-LW-BOUTON'),
  shiftIds: listOf(idSchema, '').pipe(z.array(idSchema).max(mostShifts)),
  ...compared,
  /** Whether the rule tells of a silence too: these are answered then. */
  tellsSilence: z.enum(['true']).optional(),
})

const count = z.number().int().min(0)
const date = z.iso.date()

const tested = {
  /** How many devices of those who are looked at the rule is about today. */
  devices: count,
  /** The first and the last day that were looked at, on the home's clock. */
  from: date,
  to: date,
  /** Of a conditional rule: in how many of its windows too little was heard, or known before, to tell. */
  unknown: count.optional(),
  /** In which hours of the home's clock, those with none left out; of a rule that adds up its windows say it (`amounts`). */
  hours: z.array(z.object({ date, hour: z.number().int().min(0).max(23), alerts: count })).optional(),
  /** Of one that adds up: each window, by which another value can be tried without asking again (`alertsByAmounts`). */
  amounts: z
    .array(
      z.object({
        date,
        /** null: the whole day. */
        shiftId: idSchema.nullable(),
        ...{ measured: z.number(), average: z.number().nullable() },
      }),
    )
    .optional(),
  /** Of one that tells of a silence: how often its people would have been told of one since `from`, and the last date. */
  silences: z.object({ from: date, count, last: date.nullable() }).optional(),
} as const
const day = { date, alerts: count } as const

export const backTestCall = defineCall({
  operationId: 'getBackTest',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/backTest',
  summary:
    'How many alerts a notification rule would have raised for a resident on each of the last days, three months at most, by what their devices told',
  params: z.object({ eid: idSchema, bid: idSchema }),
  query,
  answer: z.object({
    ...tested,
    /** Those of which something is known, in their order. */
    days: z.array(z.object(day)),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})

export const homeBackTestCall = defineCall({
  operationId: 'getHomeBackTest',
  method: 'get',
  path: '/api/establishment/:eid/backTest',
  summary:
    'The same of a rule for all residents, by as many of them and as many days as one answer may read: whom and what it looked at it says',
  params: z.object({ eid: idSchema }),
  query,
  answer: z.object({
    ...tested,
    /** Those of which something is known of anybody, and of how many residents. */
    days: z.array(z.object({ ...day, heard: count })),
    /** How many residents were looked at, of how many who have such a device; null: of more than were counted. */
    residents: z.object({ looked: count, of: count.nullable() }),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})

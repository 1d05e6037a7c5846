import { z } from 'zod'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'

/** Over how many days it is told how much attention alerts asked for, as the query says it. */
export const loadPeriods = ['7', '30', '90'] as const

/** The most alerts that one answer counts: the latest ones. */
export const mostAlertsCounted = 2_000

const count = z.number().int().min(0)
const cost = { alerts: count, resolved: count, nothingWrong: count } as const
const byShift = z.array(z.object({ shiftId: idSchema.nullable(), alerts: count }))

export const getAlertLoadCall = defineCall({
  operationId: 'getAlertLoad',
  method: 'get',
  path: '/api/establishment/:eid/alertLoad',
  summary: `How much attention the alerts of a home asked for in the last days: by resident, shift and rule, how soon calls for help were taken, how many were nothing; of the latest ${mostAlertsCounted}`,
  params: z.object({ eid: idSchema }),
  query: z.object({ days: z.enum(loadPeriods) }),
  answer: z.object({
    /** From when on every alert that can be read is counted; where there were too many to read this is later than what was asked. */
    from: instantSchema,
    /** Whether that is all that was asked. */
    isWhole: z.boolean(),
    /** Alerts of that time which cannot be read, and are not counted. */
    unreadable: count,
    ...cost,
    /** In the home's order; null: in none of its shifts. */
    shifts: byShift,
    /** By what they were called in their latest alert, the most alerts first. */
    residents: z.array(
      z.object({
        beneficiaryId: idSchema,
        ...{ name: z.string(), room: z.string() },
        ...{ alerts: count, shifts: byShift },
      }),
    ),
    /** Calls for help: `calls` 0 means that there is nothing to say. */
    answered: z.object({ calls: count, withinMinute: count, withinThreeMinutes: count }),
    /** The five that raised the most, the worst first. */
    rules: z.array(z.object({ ruleId: idSchema, name: z.string(), ...cost })),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})

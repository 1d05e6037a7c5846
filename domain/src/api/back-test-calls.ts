import { z } from 'zod'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { idSchema } from '../ids.ts'
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

export const backTestCall = defineCall({
  operationId: 'getBackTest',
  method: 'get',
  path: '/api/establishment/:eid/beneficiary/:bid/backTest',
  summary:
    'How many alerts a notification rule would have raised for a resident on each of the last days, three months at most, by what their devices told',
  params: z.object({ eid: idSchema, bid: idSchema }),
  query: z.object({
    action: eventKindSchema,
    /** With commas between them. */
    deviceTypes: listOf(deviceTypeSchema, 'NOVIKA-LW-BOUTON'),
    shiftIds: listOf(idSchema, '').pipe(z.array(idSchema).max(mostShifts)),
  }),
  answer: z.object({
    /** How many devices of theirs the rule is about today. */
    devices: z.number().int().min(0),
    /** The first day that was looked at, on the home's clock. */
    from: z.iso.date(),
    /** Those of which something is known, in their order. */
    days: z.array(z.object({ date: z.iso.date(), alerts: z.number().int().min(0) })),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})

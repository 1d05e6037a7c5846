import { z } from 'zod'
import { gapReasons } from '../alerts/reach-gaps.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'

const gapSchema = z.object({
  from: instantSchema,
  until: instantSchema,
  /** Of how many residents a call would certainly reach nobody; `everybody`: of all who can call. */
  residents: z.number().int().min(0),
  everybody: z.boolean(),
  /** Their rooms, where they are few. */
  rooms: z.array(z.string()),
  /** Of how many more it cannot be told. */
  unknown: z.number().int().min(0),
  why: z.array(z.enum(gapReasons)),
})
/** From when until when nobody is reachable, as people are told. */
export type ToldGap = z.infer<typeof gapSchema>

export const getReachCall = defineCall({
  operationId: 'getReach',
  method: 'get',
  path: '/api/establishment/:eid/reach',
  summary:
    'When in the next 24 hours a call for help would reach nobody, by rules, escalation, shifts and who is away',
  params: z.object({ eid: idSchema }),
  answer: z.object({
    at: instantSchema,
    /** Whether anything of the home can call for help at all. */
    canCall: z.boolean(),
    gaps: z.array(gapSchema),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})

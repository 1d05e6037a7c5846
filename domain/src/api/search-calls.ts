import { z } from 'zod'
import { beneficiarySchema } from '../care/beneficiary.ts'
import { assignmentSchema } from '../devices/device.ts'
import { devEuiSchema, idSchema } from '../ids.ts'
import { memberSchema } from '../people/user.ts'
import { defineCall } from './call.ts'

/** What is typed into the search field. */
const termSchema = z.string().min(1).max(100)

/** How many of each kind one answer names. */
export const foundAtOnce = 20

/** In which home it was found. */
const place = { eid: idSchema, establishmentName: z.string() }

export const foundSchema = z.object({
  /** Those who live there come before those who are archived. */
  residents: z.array(
    beneficiarySchema
      .pick({ name: true, room: true, state: true, avatar: true, color: true })
      .extend({ ...place, bid: idSchema }),
  ),
  /** Each with the resident who has it. */
  devices: z.array(
    assignmentSchema.pick({ type: true, location: true }).extend({
      ...place,
      deviceId: devEuiSchema,
      bid: idSchema,
      name: beneficiarySchema.shape.name,
      room: beneficiarySchema.shape.room,
    }),
  ),
  /** For whoever administers them. */
  users: z.array(memberSchema.pick({ uid: true, displayName: true, role: true })),
  /** Whether there are more than these of any kind: who types more finds them. */
  more: z.boolean(),
})
export type Found = z.infer<typeof foundSchema>

const summary =
  'Find residents (name, room), devices (DevEUI, location, type) and people (name) among those that one may see, by the beginnings of words in any order'

export const searchCall = defineCall({
  operationId: 'search',
  method: 'get',
  path: '/api/search/:term',
  summary: `${summary}. The term stands in the address, which networks write down: rather send it by POST`,
  params: z.object({ term: termSchema }),
  answer: foundSchema,
  refusals: [],
})

export const searchPrivatelyCall = defineCall({
  operationId: 'searchPrivately',
  method: 'post',
  path: '/api/search',
  summary,
  params: z.object({}),
  body: z.strictObject({ term: termSchema }),
  answer: foundSchema,
  refusals: [],
})

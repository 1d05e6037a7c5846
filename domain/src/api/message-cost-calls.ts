import { z } from 'zod'
import { messagePricesSchema, sentSchema } from '../deliveries/sent.ts'
import { idSchema } from '../ids.ts'
import { defineCall } from './call.ts'

/** Of how many months one answer tells. */
export const monthsTold = 13

export const getMessageCostsCall = defineCall({
  operationId: 'getMessageCosts',
  method: 'get',
  path: '/api/establishment/:eid/messageCosts',
  summary: `How many messages of a home its providers took in each of the last ${monthsTold} months that have any, by channel, and what one costs`,
  params: z.object({ eid: idSchema }),
  query: z.object({}),
  answer: z.object({
    /** The latest one first; on the home's clock. */
    months: z.array(sentSchema.extend({ month: z.string().regex(/^\d{4}-\d{2}$/) })),
    /** The first day that is counted; null: none is. */
    since: z.iso.date().nullable(),
    /** Of an e-mail, a segment of an SMS and a call; null: nobody has said. */
    prices: messagePricesSchema.nullable(),
  }),
  refusals: ['forbidden', 'establishmentNotFound'],
})
export type MessageCosts = z.infer<(typeof getMessageCostsCall)['answer']>

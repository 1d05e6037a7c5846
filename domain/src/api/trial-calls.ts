import { z } from 'zod'
import { channelSchema } from '../alerts/channel.ts'
import { deliverySchema } from '../deliveries/delivery.ts'
import { instantSchema } from '../ids.ts'
import { defineCall } from './call.ts'

export const tryChannelCall = defineCall({
  operationId: 'tryChannel',
  method: 'post',
  path: '/api/messages/trial',
  summary: 'Have a message sent to oneself that only tries whether one is reached by a channel',
  params: z.object({}),
  body: z.strictObject({ channel: channelSchema }),
  answer: z.object({}),
  refusals: ['forbidden', 'channelNotReady', 'trialJustSent', 'tooManyTrials'],
})

/** The latest trial of one of one's own channels, and what became of it, without the address that it went to. */
const trialResultSchema = deliverySchema
  .pick({ channel: true, state: true, deliveredAt: true, lastError: true })
  .extend({ at: instantSchema })
export type TrialResult = z.infer<typeof trialResultSchema>

export const getTrialsCall = defineCall({
  operationId: 'getTrials',
  method: 'get',
  path: '/api/messages/trials',
  summary: 'What became of the latest trial of each of one’s channels within a day',
  params: z.object({}),
  answer: z.object({ trials: z.array(trialResultSchema) }),
  refusals: [],
})

import { getOwnMessagesCall, retryDeliveryCall } from '@vigie/domain/api/message-calls'
import { getMessageCostsCall } from '@vigie/domain/api/message-cost-calls'
import { getTrialsCall, tryChannelCall } from '@vigie/domain/api/trial-calls'
import { can } from '@vigie/domain/people/permissions'
import { retryDelivery } from '../data/delivery-retry.ts'
import { readMember } from '../data/members.ts'
import { readTrialResults } from '../data/trials.ts'
import { messageCosts } from '../messages/count-messages.ts'
import { ownMessages } from '../messages/own-messages.ts'
import { tryChannel } from '../messages/try-channel.ts'
import { ApiError } from './api-error.ts'
import { doneOr } from './done-or.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** Messages that went out, or did not. */
export const messageEndpoints: readonly Endpoint[] = [
  endpoint({
    call: retryDeliveryCall,
    authorise: async ({ person, params: { eid } }) =>
      can({ person, membership: await readMember(eid, person.uid) }, 'retry', 'deliveries'),
    run: async ({ person: { uid }, params, body: { attempts } }) =>
      doneOr(await retryDelivery({ ...params, uid, attempts }, Date.now())),
  }),
  endpoint({
    call: getMessageCostsCall,
    authorise: async ({ person, params: { eid } }) =>
      can({ person, membership: await readMember(eid, person.uid) }, 'read', 'deliveries'),
    run: async ({ params: { eid } }) => doneOr(await messageCosts(eid, Date.now())),
  }),
  endpoint({
    call: getOwnMessagesCall,
    // Their own alone, of what they may still read.
    authorise: async () => true,
    run: ({ person, query: { before } }) => ownMessages(person, before),
  }),
  endpoint({
    call: tryChannelCall,
    // To themselves alone, where their alerts go.
    authorise: async () => true,
    async run({ person: { uid }, body: { channel } }) {
      const outcome = await tryChannel(uid, channel, Date.now())
      if (outcome === 'sent') return {}
      // Whoever has no profile is nobody, as they would be at the next call.
      if (outcome === 'noProfile') throw new ApiError('forbidden')
      if (outcome === 'channelNotReady') throw new ApiError(outcome)
      return doneOr(outcome)
    },
  }),
  endpoint({
    call: getTrialsCall,
    authorise: async () => true,
    run: async ({ person: { uid } }) => ({ trials: await readTrialResults(uid, Date.now()) }),
  }),
]

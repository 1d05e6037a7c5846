import type { Channel } from '@vigie/domain/alerts/channel'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { reachOfPerson } from '@vigie/domain/deliveries/reachability'
import { type TrialRefused, trialRefused, trialsAllowed, trialText } from '@vigie/domain/deliveries/trial'
import { failedWith } from '../data/grpc-codes.ts'
import { trialWaveId, withTrials } from '../data/trials.ts'
import { queueWave } from '../data/waves.ts'

type Outcome = 'sent' | 'noProfile' | 'channelNotReady' | TrialRefused

/**
 * Has a message sent to a person that only tries whether one of their channels reaches them, where alerts would go by it. It is about no
 * alert and of no home. Too often, or twice at once, it goes out once. `now` is epoch milliseconds.
 */
export async function tryChannel(uid: string, channel: Channel, now: number): Promise<Outcome> {
  try {
    return await withTrials<Outcome>(uid, now, (transaction, { profile, trials }) => {
      if (profile === null) return 'noProfile'
      const to = reachOfPerson(channel, uid, profile)
      if ('unreachable' in to) return 'channelNotReady'
      const refused = trialRefused(channel, trials, now)
      if (refused !== null) return refused
      const { locale } = profile
      const waveId = trialWaveId(uid, { channel, at: now })
      const message: NewMessage = {
        recipient: { kind: 'user', uid },
        channel,
        to,
        locale,
        ...trialText(channel, locale),
        // Heard, but not as long as somebody who calls for help.
        ...(channel === 'push' && { severity: 'warning' as const }),
        next: [],
      }
      const deliveries = [queuedDelivery({ kind: 'trial', waveId }, message, now)]
      queueWave(transaction, null, { waveId, alertIds: [], deliveries }, now)
      return 'sent'
    })
  } catch (error) {
    // The same was asked for in the same minute, at the same time.
    if (failedWith(error, 'alreadyExists')) return { why: 'trialJustSent', waitMs: trialsAllowed.onceEveryMs }
    throw error
  }
}

import type { Delivery } from './delivery.ts'
import { type AlertState, superfluousBy } from './delivery-life.ts'
import { triesBeforeHelp } from './delivery-policy.ts'
import { reworded } from './new-delivery.ts'
import type { Queued } from './wave-life.ts'

/**
 * The messages that a wave lacks: one on the next channel for each recipient of whom none of the channels used so far
 * works. `deliveries` are all of the wave, those of earlier such decisions included. `now` is epoch milliseconds.
 */
export function nextChannelsOf(
  deliveries: readonly Queued[],
  alertOf: (delivery: Delivery) => AlertState | null,
  now: number,
): Queued[] {
  const byRecipient = Object.groupBy(deliveries, ({ delivery }) => recipientKey(delivery))
  return Object.values(byRecipient).flatMap((theirs = []) => {
    if (!theirs.every(({ delivery }) => isInTrouble(delivery))) return []
    const used = new Set(theirs.map(({ delivery }) => delivery.channel))
    for (const { id, delivery } of theirs) {
      const wording = delivery.next.find(({ channel }) => !used.has(channel))
      if (wording === undefined || superfluousBy(delivery, alertOf(delivery), now)) continue
      return [{ id: `${id}-${wording.channel}`, delivery: reworded(delivery, wording, now) }]
    }
    return []
  })
}

// A wave may tell somebody of two alerts: each is a message to be made good.
function recipientKey({ recipient, about }: Delivery): string {
  const alertId = about.kind === 'alert' ? about.alertId : ''
  return [alertId, recipient.kind, recipient.kind === 'user' ? recipient.uid : ''].join(' ')
}

/** It failed, or its channel has been failing for a while; it then goes on being tried beside the next one. */
function isInTrouble({ state, attempts }: Delivery): boolean {
  return state === 'failed' || (state === 'pending' && attempts >= triesBeforeHelp)
}

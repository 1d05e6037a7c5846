import { rings, standsAlone } from '../alerts/channel.ts'
import type { Delivery } from './delivery.ts'
import { reworded } from './new-delivery.ts'
import { isBarred } from './reachability.ts'
import { isInTrouble } from './trouble.ts'
import { type AlertState, superfluousBy } from './usefulness.ts'
import type { Queued } from './wave-life.ts'

/**
 * The messages that a wave lacks: one on the next channel for each recipient of whom none of the channels used so far
 * works, unless it was found meanwhile that they are not to be told at all. An e-mail or a notification makes up for no SMS or call of an
 * alert, and a notification for no e-mail: nobody need have seen it. `deliveries` are all of the wave, those of earlier such decisions included. `now` is epoch milliseconds.
 */
export function nextChannelsOf(
  deliveries: readonly Queued[],
  alertsOf: (delivery: Delivery) => readonly (AlertState | null)[],
  now: number,
): Queued[] {
  const byRecipient = Object.groupBy(deliveries, ({ delivery }) => recipientKey(delivery))
  return Object.values(byRecipient).flatMap((theirs = []) => {
    const calling = theirs.filter(
      ({ delivery: { about, channel } }) => about.kind === 'alert' && rings(channel),
    )
    const alone = theirs.filter(({ delivery: { channel } }) => standsAlone(channel))
    const reliedOn = [calling, alone].find(({ length }) => length > 0) ?? theirs
    if (!reliedOn.every(({ delivery }) => isInTrouble(delivery, now))) return []
    if (theirs.some(({ delivery }) => isBarred(delivery.lastError))) return []
    const used = new Set(theirs.map(({ delivery }) => delivery.channel))
    for (const { id, delivery } of reliedOn) {
      const wording = delivery.next.find(({ channel }) => !used.has(channel))
      if (wording === undefined || superfluousBy(delivery, alertsOf(delivery), now)) continue
      return [{ id: `${id}-${wording.channel}`, delivery: reworded(delivery, wording, now) }]
    }
    return []
  })
}

// A wave may tell somebody of two events: each is a message to be made good.
function recipientKey({ recipient, about }: Delivery): string {
  const alertIds = about.kind === 'alert' ? about.alertIds : []
  return [...alertIds, recipient.kind, recipient.kind === 'user' ? recipient.uid : ''].join(' ')
}

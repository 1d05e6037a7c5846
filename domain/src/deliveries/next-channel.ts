import type { Delivery, Wording } from './delivery.ts'
import { reworded } from './new-delivery.ts'
import { comesNot, leavesItsNumber, passedOn } from './reachability.ts'
import { goingFor, isForSharedNumber, onceANumber } from './shared-number.ts'
import { isInTrouble } from './trouble.ts'
import { type AlertState, superfluousBy } from './usefulness.ts'
import { type Queued, reliedOnBy } from './wave-life.ts'

/**
 * The messages that a wave lacks: one on the next channel for each recipient of whom none of the channels used so far
 * works, unless it was found meanwhile that they are not to be told at all, they have left, or they have said that they do not go. An e-mail or a notification makes up for no SMS or call of an
 * alert, and a notification for no e-mail: nobody need have seen it. What goes to a number for several people is
 * each one's; of whoever of them may not be told any more it is that for nobody, and goes there for the next of them. `deliveries` are all of the wave, those of earlier such decisions included. `now` is epoch milliseconds.
 */
export function nextChannelsOf(
  deliveries: readonly Queued[],
  alertsOf: (delivery: Delivery) => readonly (AlertState | null)[],
  now: number,
): Queued[] {
  const byRecipient = Object.groupBy(deliveries, ({ delivery }) => recipientKey(delivery))
  const lacking = Object.values(byRecipient).flatMap((theirs = []) => {
    const relied = reliedOnBy(theirs)
    const asked = relied.length > 0 ? relied : theirs
    const isUseless = (one: Queued) => {
      const going = isForSharedNumber(one.delivery) ? goingFor(one, deliveries) : one
      return going === undefined || isInTrouble(going.delivery, now)
    }
    if (!asked.every(isUseless)) return []
    if (theirs.some(({ delivery, left }) => left || comesNot(delivery.lastError))) return []
    const used = new Set(theirs.map(({ delivery }) => delivery.channel))
    const isUnused = ({ channel }: Wording) => !used.has(channel)
    for (const one of asked) {
      const { delivery } = one
      const isWorthIt = ({ channel, to }: Wording) => {
        if (wasPassedOnAt(to, deliveries)) return false
        const going = goingFor({ id: '', delivery: { ...delivery, channel, to } }, deliveries)
        return (
          going === undefined ||
          leavesItsNumber(going.delivery.lastError) ||
          !isInTrouble(going.delivery, now)
        )
      }
      const others = [...atOwnNumber(one, theirs, deliveries), ...delivery.next.filter(isUnused)]
      const wording = others.find(isWorthIt)
      if (wording === undefined || superfluousBy(delivery, alertsOf(delivery), now)) continue
      return [{ id: newIdOf(one, wording, deliveries), delivery: reworded(delivery, wording, now) }]
    }
    return []
  })
  return onceANumber(lacking, deliveries)
}

/** Whether whoever holds the phone of a number has said that they do not go, in whosever name it rang. */
const wasPassedOnAt = (to: string, wave: readonly Queued[]) =>
  wave.some(({ delivery }) => delivery.to === to && delivery.lastError === passedOn)

/** What goes to somebody's number after all, as the message that was to go there for them too went there for nobody. */
function atOwnNumber(one: Queued, theirs: readonly Queued[], wave: readonly Queued[]): Wording[] {
  const { channel, to, subject, text, severity } = one.delivery
  if (!isForSharedNumber(one.delivery) || to === null) return []
  const isTried = theirs.some(({ delivery }) => delivery.channel === channel && !isForSharedNumber(delivery))
  const going = goingFor(one, wave)
  if (isTried || (going !== undefined && !leavesItsNumber(going.delivery.lastError))) return []
  return [{ channel, to, subject, text, severity }]
}

function newIdOf({ id }: Queued, { channel }: Wording, wave: readonly Queued[]): string {
  let made = `${id}-${channel}`
  while (wave.some((other) => other.id === made)) made += `-${channel}`
  return made
}

// A wave may tell somebody of two events: each is a message to be made good.
function recipientKey({ recipient, about }: Delivery): string {
  const alertIds = about.kind === 'alert' ? about.alertIds : []
  return [...alertIds, recipient.kind, recipient.kind === 'user' ? recipient.uid : ''].join(' ')
}

import { rings } from '../alerts/channel.ts'
import { queuedIn } from './about.ts'
import { isCountedOn } from './counted-on.ts'
import type { Delivery } from './delivery.ts'
import { leavesItsNumber } from './reachability.ts'
import { sharedNumber } from './usefulness.ts'
import type { Queued } from './wave-life.ts'

/** Whether another message of its wave says at the same number what this one would. */
export const isForSharedNumber = ({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>): boolean =>
  state === 'cancelled' && lastError === sharedNumber

/**
 * Of the messages that are added to a wave one alone goes to a number on a channel, however many people it is of: that of somebody who is counted
 * on, where there is one. The others stay with whom they are for, called off. `before`: those of the wave that are there already.
 */
export function onceANumber(added: readonly Queued[], before: readonly Queued[] = []): Queued[] {
  return added.map((one) => {
    const going = [...before, ...added.toSorted(byRight)].find(
      (other) => !leavesItsNumber(other.delivery.lastError) && saysAtItsNumber(other, one),
    )
    if (going === undefined || going === one) return one
    const change = { state: 'cancelled', dueAt: null, lastError: sharedNumber } as const
    return { id: one.id, delivery: { ...one.delivery, ...change } }
  })
}

/** The message of a wave that goes to the number of one that is called off for it, rather one whose recipient may be told; undefined: none does any more. */
export function goingFor(one: Queued, wave: readonly Queued[]): Queued | undefined {
  const going = wave.filter((other) => other.id !== one.id && saysAtItsNumber(other, one))
  return going.find(({ delivery }) => !leavesItsNumber(delivery.lastError)) ?? going[0]
}

const byRight = (one: Queued, other: Queued) => rank(one) - rank(other)
const rank = ({ delivery }: Queued) => (isCountedOn(delivery) ? 0 : 1)

function saysAtItsNumber({ delivery: other }: Queued, { delivery: one }: Queued): boolean {
  const { channel, to } = one
  if (!rings(channel) || to === null || other.to !== to || other.channel !== channel) return false
  // What adds to a wave later rings by itself, so that a 1 is known to be of whom it told.
  if (queuedIn(other.about) !== queuedIn(one.about)) return false
  return !isForSharedNumber(other) && alertsOf(one).every((id) => alertsOf(other).includes(id))
}

const alertsOf = ({ about }: Delivery): readonly string[] => (about.kind === 'alert' ? about.alertIds : [])

import { isAbout } from './about.ts'
import type { Delivery } from './delivery.ts'
import type { Turn } from './delivery-life.ts'
import { isLost } from './usefulness.ts'

/**
 * Whether a message can do without going out, as each of these alerts is told of by a later one: to the same person on
 * the same channel, which went out or is still to go. `alertIds` are those for which somebody is still to come.
 */
export function isRepeatedBy(
  { recipient, channel, createdAt }: Delivery,
  alertIds: readonly string[],
  later: readonly Delivery[],
): boolean {
  const same = later.filter(
    (other) =>
      other.channel === channel &&
      sameRecipient(other.recipient, recipient) &&
      other.createdAt > createdAt &&
      !isLost(other),
  )
  return alertIds.length > 0 && alertIds.every((id) => same.some(({ about }) => isAbout(about, id)))
}

function sameRecipient(one: Delivery['recipient'], other: Delivery['recipient']): boolean {
  if (one.kind === 'user' && other.kind === 'user') return one.uid === other.uid
  return one.kind === 'beneficiary' && other.kind === 'beneficiary'
}

/** The turn of a message whose place a later one took. */
export const repeatedTurn: Turn = {
  turn: 'cancel',
  change: { state: 'cancelled', lastError: 'repeated', dueAt: null, leaseId: null },
}

/** Whether a later message took the place of this one. */
export function isRepeated({ state, lastError }: Pick<Delivery, 'state' | 'lastError'>): boolean {
  return state === 'cancelled' && lastError === 'repeated'
}

import type { Transaction } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { wordsOfNow } from '@vigie/domain/alerts/alert-wording'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import { claim, givenBack, heldAgainst, isFresh, type Turn } from '@vigie/domain/deliveries/delivery-life'
import { repeatedTurn } from '@vigie/domain/deliveries/later-message'
import { paths } from '@vigie/domain/paths'
import { begunAnew } from './begun-anew.ts'
import {
  type DeliveryPlace,
  deliveryDocument,
  getDeliveries,
  maxAttempts,
  type Placed,
} from './deliveries.ts'
import { firestore } from './firestore.ts'
import { repeatedOnes, type WithAlerts } from './later-messages.ts'
import { reachNow } from './reach-now.ts'
import { readOrReport } from './read-document.ts'

/** A message and what its claim came to. */
export interface Claimed extends Placed {
  turn: Turn
}

/**
 * Claims what may be sent of some deliveries, in words of now, in one transaction, having looked at what they are about, at whether a later
 * wave repeats them, and, but for a
 * first try at once, at whether and where their recipients are written to by now. One that is not there, or cannot be
 * read, is left out.
 */
export async function claimDeliveries(
  places: readonly DeliveryPlace[],
  leaseId: string,
  now: number,
): Promise<Claimed[]> {
  if (places.length === 0) return []
  return begunAnew(() =>
    firestore().runTransaction(
      async (transaction) => {
        const turns = await turnsOf(transaction, await getDeliveries(transaction, places), leaseId, now)
        return turns.map(({ place, delivery, turn }) => {
          if (!('change' in turn)) return { place, delivery, turn }
          transaction.update(deliveryDocument(place), turn.change)
          return { place, delivery: { ...delivery, ...turn.change }, turn }
        })
      },
      { maxAttempts },
    ),
  )
}

/**
 * Claims a message anew of which one's own claim does not count any more, for the same try, having looked at all of this again.
 * Null where it is not to be sent under this lease: it is of no use any more, or another's by now.
 */
export async function claimAnew(
  place: DeliveryPlace,
  leaseId: string,
  now: number,
): Promise<Delivery | null> {
  return begunAnew(() =>
    firestore().runTransaction(
      async (transaction) => {
        const [held] = await getDeliveries(transaction, [place])
        const back = held ? givenBack(held.delivery, leaseId, now) : null
        if (!held || back === null) return null
        const delivery = { ...held.delivery, ...back }
        const [claimed] = await turnsOf(transaction, [{ place, delivery }], leaseId, now)
        if (!claimed || !('change' in claimed.turn)) return null
        const change = { ...back, ...claimed.turn.change }
        transaction.update(deliveryDocument(place), change)
        return claimed.turn.turn === 'send' ? { ...delivery, ...change } : null
      },
      { maxAttempts },
    ),
  )
}

/** What may be done with messages now; writes nothing. */
async function turnsOf(
  transaction: Transaction,
  found: readonly Placed[],
  leaseId: string,
  now: number,
): Promise<Claimed[]> {
  const alertsOf = await readAlerts(transaction, found)
  const turns = found.map(({ place, delivery }) => {
    const alerts = alertsOf(place, delivery)
    const turn = claim(delivery, alerts, leaseId, now)
    if (turn.turn !== 'send') return { place, delivery, alerts, turn }
    const change = { ...turn.change, ...wordsOfNow(delivery, alerts, now) }
    return { place, delivery, alerts, turn: { ...turn, change } }
  })
  return lookedAtAgain(transaction, await unlessRepeated(turns, now), now)
}

type Turned = Claimed & WithAlerts

/** What an outage held up goes out once: the latest. */
async function unlessRepeated(turns: readonly Turned[], now: number): Promise<Turned[]> {
  const repeated = await repeatedOnes(
    turns.filter(({ turn }) => turn.turn === 'send'),
    now,
  )
  return turns.map((one) => (repeated.has(one) ? { ...one, turn: repeatedTurn } : one))
}

/** A right may have been withdrawn, and an address changed, since a message was queued. */
async function lookedAtAgain(
  transaction: Transaction,
  turns: readonly Turned[],
  now: number,
): Promise<Claimed[]> {
  const stale = turns.filter(({ turn, delivery }) => turn.turn === 'send' && !isFresh(delivery, now))
  const asked = stale.map(({ place: { establishmentId }, delivery, alerts }) => ({
    establishmentId,
    delivery,
    alerts,
  }))
  const reaches = await reachNow(transaction, asked, now)
  const reachOf = new Map(stale.map((one, index) => [one, reaches[index]]))
  return turns.map((one) => {
    const reach = reachOf.get(one)
    return reach ? { ...one, turn: heldAgainst(one.turn, reach) } : one
  })
}

const alertPathsOf = ({ establishmentId }: DeliveryPlace, { about }: Delivery) =>
  about.kind === 'alert' && establishmentId !== null
    ? about.alertIds.map((alertId) => paths.alert(establishmentId, alertId))
    : []

/** Reads the alerts that messages stand for, each once; null for one that is gone or cannot be read. */
async function readAlerts(transaction: Transaction, found: readonly Placed[]) {
  const alertPaths = [...new Set(found.flatMap(({ place, delivery }) => alertPathsOf(place, delivery)))]
  const references = alertPaths.map((path) => firestore().doc(path))
  const snapshots = references.length === 0 ? [] : await transaction.getAll(...references)
  const alerts = new Map(
    snapshots.map((snapshot) => [snapshot.ref.path, readOrReport(alertSchema, snapshot)]),
  )
  return (place: DeliveryPlace, delivery: Delivery) =>
    alertPathsOf(place, delivery).map((path) => alerts.get(path) ?? null)
}

import { type Alert, alertSchema } from '@vigie/domain/alerts/alert'
import { type Channel, channelSchema } from '@vigie/domain/alerts/channel'
import { ownMessagesAtOnce, type ProvenChannel } from '@vigie/domain/api/message-calls'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { placeOf } from './due.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** A message of a home to a person, with where it is. */
export interface OwnDelivery {
  eid: string
  id: string
  delivery: Delivery
}

const sentTo = (uid: string) =>
  firestore().collectionGroup(paths.deliveriesGroup).where('recipient.uid', '==', uid)

/**
 * The latest messages of homes to a person that were queued by an instant, newest first, and from which one goes on; null: these were all.
 * Those of that very instant come again, as one wave queues several at once. One read each.
 */
export async function readOwnMessages(
  uid: string,
  before: number | undefined,
): Promise<{ messages: OwnDelivery[]; next: number | null }> {
  const latest = sentTo(uid).orderBy('createdAt', 'desc').limit(ownMessagesAtOnce)
  const { docs } = await (before === undefined ? latest : latest.startAt(before)).get()
  const messages = docs.flatMap((one): OwnDelivery[] => {
    const delivery = readOrReport(deliverySchema, one)
    const { establishmentId: eid = null } = placeOf(one) ?? {}
    return delivery === null || eid === null ? [] : [{ eid, id: one.id, delivery }]
  })
  const last: unknown = docs[ownMessagesAtOnce - 1]?.get('createdAt')
  return { messages, next: typeof last === 'number' && last !== before ? last : null }
}

/** Alerts by their paths, each read once; one that is gone is left out, null: it cannot be read. */
export async function readAlertsAt(
  alertPaths: readonly string[],
): Promise<ReadonlyMap<string, Alert | null>> {
  const db = firestore()
  const documents = [...new Set(alertPaths)].map((path) => db.doc(path))
  const found = documents.length === 0 ? [] : await db.getAll(...documents)
  return new Map(
    found.flatMap((snapshot): [string, Alert | null][] =>
      snapshot.exists ? [[snapshot.ref.path, readOrReport(alertSchema, snapshot)]] : [],
    ),
  )
}

/** When each channel of a person last brought a message, and last did not. Two reads a channel. */
export function readProvenChannels(uid: string): Promise<ProvenChannel[]> {
  return Promise.all(
    channelSchema.options.map(async (channel) => {
      const [delivered, failed] = await Promise.all([
        latestIn(uid, channel, 'delivered'),
        latestIn(uid, channel, 'failed'),
      ])
      return { channel, deliveredAt: delivered?.deliveredAt ?? null, failedAt: failed?.createdAt ?? null }
    }),
  )
}

async function latestIn(
  uid: string,
  channel: Channel,
  state: Extract<Delivery['state'], 'delivered' | 'failed'>,
): Promise<Delivery | null> {
  const { docs } = await sentTo(uid)
    .where('channel', '==', channel)
    .where('state', '==', state)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .get()
  return readOrReport(deliverySchema, docs[0])
}

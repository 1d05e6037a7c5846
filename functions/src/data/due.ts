import type { DocumentSnapshot, Query } from '@google-cloud/firestore'
import { type Channel, channelSchema } from '@vigie/domain/alerts/notification-rule'
import { instantSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { z } from 'zod'
import { type DeliveryPlace, deliveryPlaceSchema } from './deliveries.ts'
import { firestore } from './firestore.ts'
import type { WavePlace } from './waves.ts'

/** A message that is due, with what decides its turn. */
export interface Due extends z.infer<typeof dueSchema> {
  place: DeliveryPlace
}

const dueSchema = z.object({
  channel: channelSchema,
  urgent: z.boolean(),
  attempts: z.int(),
  dueAt: instantSchema,
})

/** What is due, and the paths of messages of which even this little cannot be read. */
export interface DueDeliveries {
  due: readonly Due[]
  unreadable: readonly string[]
}

/** At most so many of a kind: more than the sweep has in its hands at once. */
const pageSize = 100

/**
 * What is due of every establishment by `now`, epoch milliseconds. Where there is a lot of it, at least the longest due
 * of each channel, of the urgent and of the others, so that no channel hides what is due on another. One read a message.
 */
export async function dueDeliveries(now: number): Promise<DueDeliveries> {
  const due = firestore().collectionGroup(paths.deliveriesGroup).where('dueAt', '<=', now).orderBy('dueAt')
  const first = await read(due)
  if (first.due.length + first.unreadable.length < pageSize) return first
  const each = channelSchema.options.flatMap((channel: Channel) =>
    [true, false].map((urgent) => read(due.where('channel', '==', channel).where('urgent', '==', urgent))),
  )
  const pages = [first, ...(await Promise.all(each))]
  return {
    due: pages.slice(1).flatMap(({ due }) => due),
    unreadable: [...new Set(pages.flatMap(({ unreadable }) => unreadable))],
  }
}

async function read(query: Query): Promise<DueDeliveries> {
  const { docs } = await query
    .select(...Object.keys(dueSchema.shape))
    .limit(pageSize)
    .get()
  const due: Due[] = []
  const unreadable: string[] = []
  for (const document of docs) {
    const { success, data } = dueSchema.safeParse(document.data())
    const place = placeOf(document)
    if (success && place !== null) due.push({ ...data, place })
    else unreadable.push(document.ref.path)
  }
  return { due, unreadable }
}

/** Where a message is; null for an id that no message of ours has. */
export function placeOf(document: Pick<DocumentSnapshot, 'id' | 'ref'>): DeliveryPlace | null {
  const place = { establishmentId: establishmentOf(document), deliveryId: document.id }
  return deliveryPlaceSchema.safeParse(place).data ?? null
}

/** Waves of which something may be left to tell, longest due first. */
export async function dueWaves(now: number): Promise<WavePlace[]> {
  const due = firestore().collectionGroup(paths.wavesGroup).where('dueAt', '<=', now).orderBy('dueAt')
  const { docs } = await due.select().limit(pageSize).get()
  return docs.map((document) => ({ establishmentId: establishmentOf(document), waveId: document.id }))
}

const establishmentOf = ({ ref }: { ref: { parent: { parent: { id: string } | null } } }) =>
  ref.parent.parent?.id ?? null

import type { DocumentSnapshot, Query } from '@google-cloud/firestore'
import { type Channel, channelSchema } from '@vigie/domain/alerts/channel'
import { idSchema, instantSchema } from '@vigie/domain/ids'
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
  alias: idSchema.optional().catch(undefined),
})

/** What is due, and the paths of messages of which even this little cannot be read. */
export interface DueDeliveries {
  due: readonly Due[]
  unreadable: readonly string[]
}

/** At most so many at a time: more than the sweep has in its hands at once. */
const pageSize = 100
/**
 * Of one channel and urgency at most so many pages are read at a look. A home of which more than all of these are due has
 * twenty alerts that tell fifty people each, on one channel.
 */
const mostPages = 10

/** Whether of a channel this is all that can be taken up now, so that no more of what is due needs to be known. */
type IsEnough = (channel: Channel, due: readonly Due[]) => boolean

/**
 * What is due of every establishment by `now`, epoch milliseconds. Where there is a lot of it, the longest due of each
 * channel, of the urgent and of the others, until it is enough: so no channel hides what is due on another, and no home
 * of which a lot is due what is due of another. One read a message.
 */
export async function dueDeliveries(now: number, isEnough: IsEnough): Promise<DueDeliveries> {
  const due = firestore().collectionGroup(paths.deliveriesGroup).where('dueAt', '<=', now).orderBy('dueAt')
  const first = await read(due)
  if (first.last === null) return first
  const each = channelSchema.options.flatMap((channel: Channel) =>
    [true, false].map((urgent) =>
      readOn(due.where('channel', '==', channel).where('urgent', '==', urgent), (known) =>
        isEnough(channel, known),
      ),
    ),
  )
  const pages = [first, ...(await Promise.all(each))]
  return {
    due: pages.slice(1).flatMap(({ due }) => due),
    unreadable: [...new Set(pages.flatMap(({ unreadable }) => unreadable))],
  }
}

async function readOn(query: Query, isEnough: (due: readonly Due[]) => boolean): Promise<DueDeliveries> {
  let page = await read(query)
  const all = { due: [...page.due], unreadable: [...page.unreadable] }
  for (let pages = 1; pages < mostPages && page.last !== null && !isEnough(all.due); pages++) {
    page = await read(query.startAfter(page.last))
    all.due.push(...page.due)
    all.unreadable.push(...page.unreadable)
  }
  return all
}

/** One page. `last`: null where no more is due. */
async function read(query: Query): Promise<DueDeliveries & { last: DocumentSnapshot | null }> {
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
  return { due, unreadable, last: docs[pageSize - 1] ?? null }
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

import type { About } from '@vigie/domain/deliveries/about'
import type { Delivery } from '@vigie/domain/deliveries/delivery'
import type { Wave } from '@vigie/domain/deliveries/wave'
import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import { newId } from './ids.ts'
import { newDelivery } from './outbox.ts'

/** An e-mail that concerns no establishment. */
export interface GeneralMessage {
  did: string
  waveId: string
  to: string
  /** No other message has it. */
  subject: string
}

type Asked = Partial<Delivery> & Pick<Delivery, 'recipient' | 'to'>

/** Queues an e-mail about no alert, in a wave of its own at the root, as whoever invites or tells does. */
export async function queueGeneral(
  aboutIn: (waveId: string) => Exclude<About, { kind: 'alert' }>,
  { to, ...change }: Asked,
): Promise<GeneralMessage> {
  const waveId = newId('wave')
  const did = `${waveId}_somebody_email`
  const address = to ?? `${newId('reader')}@vigie.example`
  const subject = `Message ${waveId}`
  const about = aboutIn(waveId)
  const delivery = newDelivery({ about, subject, channel: 'email', urgent: false, to: address, ...change })
  const now = Date.now()
  const wave: Wave = {
    first: waveId,
    alertIds: [],
    deliveryIds: [did],
    createdAt: now,
    dueAt: now + 60_000,
  }
  const batch = db.batch()
  batch.create(db.doc(paths.delivery(null, did)), delivery)
  batch.create(db.doc(paths.wave(null, waveId)), wave)
  await batch.commit()
  return { did, waveId, to: address, subject }
}

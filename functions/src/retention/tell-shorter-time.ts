import { randomUUID } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import { shortenedAfterMs } from '@vigie/domain/care/days-kept'
import type { About } from '@vigie/domain/deliveries/about'
import { deliveryIdOf, type NewMessage, newDelivery } from '@vigie/domain/deliveries/new-delivery'
import { shorterTimeEmail } from '@vigie/domain/notices/shorter-time-text'
import { getReaders } from '../data/notice-readers.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/** Who shortens for how long which home keeps what its sensors say. */
export interface Shortening {
  eid: string
  uid: string
  name: string
  timeZone: string
  from: number
  to: number
}

/**
 * Reads who else is to know, within a week, in which they can say otherwise, that days will go: the other administrators. Answers how to write to them by e-mail in the same
 * transaction. `now` is epoch milliseconds.
 */
export async function readShorterTime(
  transaction: Transaction,
  { eid, uid, name, timeZone, from, to }: Shortening,
  now: number,
): Promise<() => void> {
  const { readers, outboxOf } = await getReaders(transaction, eid)
  const facts = {
    ...{ establishmentName: name, timeZone, from, to, effectiveAt: now + shortenedAfterMs },
    url: `${publicUrl.value()}/establishment/${eid}/informations`,
  }
  const about: About = { kind: 'notice', noticeId: `${eid}_shorterTime`, waveId: `notice-${randomUUID()}` }
  const deliveries = readers.flatMap(({ recipient, locale, to }) => {
    if (recipient.kind === 'user' && recipient.uid === uid) return []
    const words = shorterTimeEmail(facts, locale)
    const message: NewMessage = { recipient, locale, to, channel: 'email', ...words, next: [] }
    return [{ id: deliveryIdOf(about.waveId, message), delivery: newDelivery(about, message, now) }]
  })
  if (deliveries.length === 0) return () => {}
  return () => queueWave(transaction, outboxOf, { waveId: about.waveId, alertIds: [], deliveries }, now)
}

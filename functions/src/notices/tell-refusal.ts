import { randomUUID } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import type { About } from '@vigie/domain/deliveries/about'
import { deliveryIdOf, type NewMessage, newDelivery } from '@vigie/domain/deliveries/new-delivery'
import {
  type Notice,
  type NoticeReason,
  noticeIdOf,
  noticeReasonOf,
  seenAgain,
  withPlace,
} from '@vigie/domain/notices/notice'
import { noticeEmail } from '@vigie/domain/notices/notice-text'
import { type Refusal, refusalSchema } from '@vigie/domain/sensors/refusal'
import * as logger from 'firebase-functions/logger'
import { getReaders } from '../data/notice-readers.ts'
import { getPlace, readNotice, setNotice, withNotice } from '../data/notices.ts'
import { oneAtATime } from '../data/one-at-a-time.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'

/**
 * Tells the administrators of a home, or the super administrators where it is nobody's, that calls for help are being
 * refused, or that no rule answers them: a notice for their screens and, at most once an hour for the same cause, an e-mail. Any other refusal changes
 * nothing. The same refusal again changes nothing either.
 */
export async function tellRefusal(data: unknown): Promise<void> {
  const refusal = refusalSchema.parse(data)
  const reason = noticeReasonOf(refusal)
  if (reason === null) return
  const id = noticeIdOf(refusal.establishmentId, reason)
  await oneAtATime(id, async () => {
    // Looked at first without a transaction, so that a flood of refusals does not queue for one document.
    if (seenAgain(await readNotice(id), reason, refusal, Date.now()) === null) return
    await withNotice(id, (transaction, known) => see(transaction, { id, known }, reason, refusal))
  })
}

async function see(
  transaction: Transaction,
  { id, known }: { id: string; known: Notice | null },
  reason: NoticeReason,
  refusal: Refusal,
) {
  const seen = seenAgain(known, reason, refusal, Date.now())
  if (seen === null) return
  const notice = await placed(transaction, seen, refusal)
  const isToldAgain = notice.toldAt !== known?.toldAt
  const tell = isToldAgain ? await preparedEmails(transaction, id, notice) : () => {}
  setNotice(transaction, id, notice)
  tell()
}

/** The notice, saying where the device is that was heard now. */
async function placed(transaction: Transaction, notice: Notice, { establishmentId, deviceId }: Refusal) {
  if (establishmentId === null || deviceId === null) return notice
  return withPlace(notice, deviceId, await getPlace(transaction, establishmentId, deviceId))
}

/** Reads whom to tell, and returns what queues the e-mails: a transaction reads before it writes. */
async function preparedEmails(transaction: Transaction, noticeId: string, notice: Notice) {
  const { establishmentId, toldAt } = notice
  const { readers, outboxOf, establishmentName, timeZone } = await getReaders(transaction, establishmentId)
  const facts = { notice, establishmentName, timeZone, url: publicUrl.value() }
  const about: About = { kind: 'notice', noticeId, waveId: `notice-${randomUUID()}` }
  const deliveries = readers.map((reader) => {
    const words = noticeEmail(facts, reader.locale)
    const message: NewMessage = { ...reader, channel: 'email', ...words, next: [] }
    return { id: deliveryIdOf(about.waveId, message), delivery: newDelivery(about, message, toldAt) }
  })
  if (deliveries.length === 0) {
    return () => logger.error('calls for help alert nobody, and nobody can be written to', { noticeId })
  }
  return () => queueWave(transaction, outboxOf, { waveId: about.waveId, alertIds: [], deliveries }, toldAt)
}

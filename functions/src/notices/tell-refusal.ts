import { randomUUID } from 'node:crypto'
import type { Transaction } from '@google-cloud/firestore'
import type { About } from '@vigie/domain/deliveries/about'
import { type NewMessage, queuedDelivery } from '@vigie/domain/deliveries/new-delivery'
import { type CallAnswered, endsByCall, isLatestAnswered } from '@vigie/domain/notices/answered'
import { isInRecord, isOverBy, lostOf, withLost } from '@vigie/domain/notices/lost-calls'
import { notedLate } from '@vigie/domain/notices/noted-late'
import {
  type LostCall,
  type Notice,
  type NoticePlace,
  type NoticeReason,
  noticeIdOf,
  noticeReasonOf,
  recordAgainAfterMs,
} from '@vigie/domain/notices/notice'
import { withPlace } from '@vigie/domain/notices/notice-places'
import { noticeEmail, noticeSms } from '@vigie/domain/notices/notice-text'
import { lastNotedAt, seenAgain } from '@vigie/domain/notices/seen-again'
import { type Refusal, refusalSchema } from '@vigie/domain/sensors/refusal'
import * as logger from 'firebase-functions/logger'
import { readCallsSince } from '../data/calls-of-wave.ts'
import { isWaveLost } from '../data/lost-waves.ts'
import { getPlace } from '../data/notice-places.ts'
import { getReaders } from '../data/notice-readers.ts'
import { readNotice, setNotice, withNotice } from '../data/notices.ts'
import { oneAtATime } from '../data/one-at-a-time.ts'
import { queueWave } from '../data/waves.ts'
import { publicUrl } from '../settings.ts'
import { endBy } from './end-notices.ts'

/**
 * Tells the administrators of a home, or the super administrators where it is nobody's, that calls for help are being
 * refused, or that no rule answers them: a notice for their screens and, at most once an hour for the same cause, an e-mail, or an SMS where
 * that does not arrive; sooner where nobody was reached, or where it is another person's call that no rule answers. Any other refusal changes nothing. The same refusal again changes nothing either.
 * Each is kept for the record of its shift; one that is told once a later call of its device had people asked to come, or out of order, for that alone, and told to nobody. One read more for each that is noted, and what `readCallsSince` reads, twice; of one that the notice names, once more.
 */
export async function tellRefusal(data: unknown): Promise<void> {
  const refusal = refusalSchema.parse(data)
  const reason = noticeReasonOf(refusal)
  if (reason === null) return
  const id = noticeIdOf(refusal.establishmentId, reason)
  await oneAtATime(id, async () => {
    // Looked at first without a transaction, so that a flood of refusals does not queue for one document.
    const before = await readNotice(id)
    const gotThrough = await hasGotThrough(before, reason, refusal)
    const isShown = seenAgain(before, reason, refusal, Date.now(), false, gotThrough) !== null
    if (!isShown && (before === null || isInRecord(before, refusal))) return
    const isLost = before !== null && (before.told === null || (await isWaveLost(before.told)))
    const calls = await readCallsAfter(refusal, reason)
    const notice = await withNotice(id, (transaction, known) =>
      // What was told meanwhile is not known to be lost.
      see(
        transaction,
        { id, known, isLost: isLost && known?.toldAt === before.toldAt, gotThrough, calls },
        reason,
        refusal,
      ),
    )
    // A wave that came between found no notice to end.
    if (notice !== null) await endBy({ id, notice }, await readCallsAfter(refusal, reason))
  })
}

/** Whether people were asked to come for a call of the device since its latest refusal that the notice has noted, an earlier one than this. */
async function hasGotThrough(
  notice: Notice | null,
  reason: NoticeReason,
  refusal: Refusal,
): Promise<boolean> {
  const { deviceId, beneficiaryId = null } = refusal
  const at = lastNotedAt(notice, deviceId === null ? null : { deviceId, beneficiaryId })
  // What is older is noted again anyway.
  if (at === null || at >= refusal.at || refusal.at - at >= recordAgainAfterMs) return false
  return (await readCallsAfter({ ...refusal, at }, reason)).length > 0
}

/** The calls of the device by which people were asked to come since; of what no such call ends, none are looked for. */
async function readCallsAfter({ establishmentId, deviceId, at }: Refusal, reason: NoticeReason) {
  if (establishmentId === null || deviceId === null || !endsByCall(reason)) return []
  return readCallsSince(establishmentId, deviceId, at)
}

interface Known {
  id: string
  known: Notice | null
  isLost: boolean
  gotThrough: boolean
  /** Of the device, since it was refused. */
  calls: readonly CallAnswered[]
}

/** The notice as it is stored now; null where nothing changes. One that is told once the device has got through changes the record of its shift alone. */
async function see(
  transaction: Transaction,
  { id, known, isLost, gotThrough, calls }: Known,
  reason: NoticeReason,
  refusal: Refusal,
): Promise<Notice | null> {
  const { establishmentId, deviceId, at } = refusal
  const seen = seenAgain(known, reason, refusal, Date.now(), isLost, gotThrough)
  const place = await placeOf(transaction, refusal)
  const call = lostCall(refusal, place, calls)
  const notice = seen && (place === undefined ? seen : withPlace(seen, deviceId ?? '', place, at))
  if (notice === null || (deviceId !== null && isLatestAnswered(notice, deviceId, calls))) {
    const late = notedLate(known, reason, refusal, call)
    if (late !== null) setNotice(transaction, id, late)
    return late
  }
  const lost = establishmentId !== null && { lost: withLost(known ? lostOf(known) : [], call) }
  const recorded = { ...notice, ...lost }
  const isToldAgain = notice.toldAt !== known?.toldAt
  if (!isToldAgain) {
    setNotice(transaction, id, recorded)
    return recorded
  }
  const { told, queue } = await preparedMessages(transaction, id, recorded)
  const kept = { ...recorded, told }
  setNotice(transaction, id, kept)
  queue()
  return kept
}

/** Where the device was that was heard now; null: its home does not know it, undefined: it is of no home, or of no device. */
async function placeOf(transaction: Transaction, refusal: Refusal): Promise<NoticePlace | null | undefined> {
  const { establishmentId, deviceId } = refusal
  if (establishmentId === null || deviceId === null) return undefined
  return getPlace(transaction, establishmentId, deviceId, refusal)
}

/** The call as the record of its shift has it: over where people were asked to come for a later one of it. */
function lostCall(
  { deviceId, at }: Refusal,
  place: NoticePlace | null = null,
  calls: readonly CallAnswered[],
): LostCall {
  const call = { firstAt: at, lastAt: at, deviceId, place }
  return calls.some((later) => isOverBy(call, later)) ? { ...call, isOver: true } : call
}

/** Reads whom to tell, and returns the wave and what queues it: a transaction reads before it writes. */
async function preparedMessages(
  transaction: Transaction,
  noticeId: string,
  notice: Notice,
): Promise<{ told: Notice['told']; queue: () => void }> {
  const { establishmentId, toldAt } = notice
  const { readers, outboxOf, establishmentName, timeZone } = await getReaders(transaction, establishmentId)
  const facts = { notice, establishmentName, timeZone, url: publicUrl.value() }
  const waveId = `notice-${randomUUID()}`
  const about: About = { kind: 'notice', noticeId, waveId }
  const deliveries = readers.map(({ recipient, locale, to, phone }) => {
    const words = noticeEmail(facts, locale)
    const next: NewMessage['next'] =
      phone === null ? [] : [{ channel: 'sms', to: phone, ...noticeSms(facts, locale) }]
    const message: NewMessage = { recipient, locale, to, channel: 'email', ...words, next }
    return queuedDelivery(about, message, toldAt)
  })
  if (deliveries.length === 0) {
    const complain = () =>
      logger.error('calls for help alert nobody, and nobody can be written to', { noticeId })
    return { told: null, queue: complain }
  }
  return {
    told: { establishmentId: outboxOf, waveId },
    queue: () => queueWave(transaction, outboxOf, { waveId, alertIds: [], deliveries }, toldAt),
  }
}

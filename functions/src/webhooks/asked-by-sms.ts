import { spokenOf } from '@vigie/domain/alerts/alert-life'
import { mayNotTake } from '@vigie/domain/deliveries/reachability'
import { placeOf } from '@vigie/domain/phone/room-said'
import { askedUntil, waitsFor } from '@vigie/domain/phone/taking'
import { mayTakeByPhone } from '../alerts/take-by-phone.ts'
import { readAlertsSince } from '../data/message-with-alerts.ts'
import type { Told } from '../data/sms-answers.ts'

/** What a message that went to a number asks by now. */
export interface Asked {
  /** Where it sends to; empty: no room. */
  room: string
  /** One place, or one person without a room. */
  whose: string
  /** Whether it asks whom it is for to come still: one that was answered, if in vain, asks no more. */
  waits: boolean
  /** Since when it waits no more, as somebody came or it was over; null: it waits, or nobody has. */
  endedAt: number | null
  /** Whether whom it is for may take its alert by now; of a contact, who has no account, that is not asked. */
  mayTake: boolean
}

/** What each of some messages asks by now; without those of which no alert is there any more. */
export async function askedBySms(messages: readonly Told[]): Promise<ReadonlyMap<Told, Asked>> {
  const asked = await Promise.all(
    messages.map(async (one) => {
      const { establishmentId, recipient, lastError } = one
      const uid = recipient.kind === 'user' ? recipient.uid : null
      const alerts = await readAlertsSince(establishmentId, one)
      const waiting =
        lastError === mayNotTake ? undefined : alerts.find((found) => found && waitsFor(found, uid))
      const alert = waiting ?? spokenOf(alerts)
      if (!alert) return []
      const { room, beneficiaryId } = alert
      const endedAt = waiting === undefined ? askedUntil(alert) : null
      const whose = placeOf({ establishmentId, beneficiaryId, room })
      const mayTake = uid === null || (await mayTakeByPhone(uid, { establishmentId, beneficiaryId }))
      return [[one, { room, whose, waits: waiting !== undefined, endedAt, mayTake }] as const]
    }),
  )
  return new Map(asked.flat())
}

import { type CallThere, isCalledElsewhere } from '@vigie/domain/phone/called-elsewhere'
import { ofUse } from '@vigie/domain/phone/last-told'
import { placeOf, roomsMeant } from '@vigie/domain/phone/room-said'
import { answerSms, lettingGoSms, whichSms } from '@vigie/domain/phone/sms-answer-words'
import { askedUntil } from '@vigie/domain/phone/taking'
import { defaultLocale } from '@vigie/domain/text'
import { letGoByPhone } from '../alerts/let-go-by-phone.ts'
import { readAlertsSince } from '../data/message-with-alerts.ts'
import { type Told, toldAt } from '../data/sms-answers.ts'
import type { SmsAnswer } from './take-by-sms.ts'

/** A resident whose alert one of the people of a number is on. */
interface Held {
  uid: string
  name: string
  establishmentId: string
  beneficiaryId: string
  room: string
  beneficiaryName: string
  /** Since when they are on it, epoch milliseconds. */
  takenAt: number
}

/**
 * Opens what somebody is on of the alerts that their number was told of, and says which: those of the room that they name, or of the only one there
 * is. Where they were called elsewhere since, a bare 0 may be their answer to that; where it is not known which is meant it changes nothing, and asks (docs/adr/0160-a-zero-takes-a-one-back.md). `now` is epoch milliseconds.
 */
export async function letGoBySms({ number, people, said }: SmsAnswer, now: number): Promise<string | null> {
  if (people.length === 0) return null
  const uids = people.map(({ uid }) => uid)
  const told = ofUse(await toldAt(number, uids), now)
  const found = await Promise.all(told.map((one) => alertsOf(one, uids)))
  const held = distinct(found.flatMap((one) => one.held))
  const rooms = roomsMeant(
    said,
    held.map(({ room }) => room),
  )
  const meant = said.length === 0 ? held : held.filter(({ room }) => rooms.includes(room))
  const [first] = meant
  const locale = people[0]?.locale ?? defaultLocale
  if (held.length === 0) return answerSms('holdsNone', locale)
  const places = placesOf(meant.length === 0 ? held : meant)
  const calls = found.flatMap((one) => one.calls)
  const heldThere = held.map((one) => ({ place: placeOf(one), takenAt: one.takenAt }))
  const isUnclear = places.length > 1 || (said.length === 0 && isCalledElsewhere(calls, heldThere, now))
  if (first === undefined || isUnclear) return whichSms('toLetGo', places, locale)
  const opened = await Promise.all(
    meant.map(({ establishmentId, beneficiaryId, ...by }) =>
      letGoByPhone(by, { establishmentId, beneficiaryId }, now),
    ),
  )
  const isDone = opened.some((alerts) => alerts > 0)
  const theirs = people.find(({ uid }) => uid === first.uid)?.locale ?? locale
  return isDone ? lettingGoSms(first, theirs) : answerSms('holdsNone', theirs)
}

/** Of whom the people of a number are on alerts that one of its messages tells of, or on those to which these gave way; and where these call to. */
async function alertsOf(told: Told, uids: readonly string[]): Promise<{ held: Held[]; calls: CallThere[] }> {
  const { establishmentId } = told
  const alerts = (await readAlertsSince(establishmentId, told)).filter((alert) => alert !== null)
  const held = alerts.flatMap((alert) => {
    const by = alert.state === 'acknowledged' ? alert.acknowledgedBy : null
    if (!by || !uids.includes(by.uid)) return []
    const { beneficiaryId, room, beneficiaryName } = alert
    const takenAt = alert.acknowledgedAt ?? 0
    return [{ uid: by.uid, name: by.name, establishmentId, beneficiaryId, room, beneficiaryName, takenAt }]
  })
  const calling = alerts.filter(({ state }) => state !== 'superseded')
  const calls = calling.map((alert) => ({
    place: placeOf({ ...alert, establishmentId }),
    message: told,
    endedAt: askedUntil(alert),
  }))
  return { held, calls }
}

const distinct = (held: readonly Held[]): Held[] => [
  ...new Map(
    held.map((one) => [`${one.establishmentId} ${one.beneficiaryId} ${one.uid}`, one] as const),
  ).values(),
]

/** Whoever does not go to a room goes to nobody there; one room of two homes is two. */
const placesOf = (held: readonly Held[]): string[] => [
  ...new Map(held.map((one) => [placeOf(one), one.room] as const)).values(),
]

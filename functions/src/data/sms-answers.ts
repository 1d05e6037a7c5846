import type { DocumentSnapshot, Transaction } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { type Delivery, deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { userSchema } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import { defaultLocale, type Locale } from '@vigie/domain/text'
import { addAudit } from './audit.ts'
import { placeOf } from './due.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'

/** More than ever share a number. */
const mostSharing = 50
/** More than one number is told of within the hour that an alert is of use: by three alerts that nobody answers, each by SMS and call every two minutes. */
const mostTold = 200

const personSchema = userSchema
  .pick({ stoppedPhones: true, disabled: true })
  .extend({ locale: userSchema.shape.locale.catch(defaultLocale) })
const contactSchema = beneficiarySchema.pick({ stoppedPhone: true })

/** The people whose own a number was shown to be, but for those whose account is closed. One read each. */
export async function peopleOfNumber(number: string): Promise<{ uid: string; locale: Locale }[]> {
  const { docs } = await ownersOf(number).get()
  return docs.flatMap((one) => {
    const person = readOrReport(personSchema, one)
    return person === null || person.disabled ? [] : [{ uid: one.id, locale: person.locale }]
  })
}

/** A message of a home, with where it is. */
export type Told = Delivery & { establishmentId: string; deliveryId: string }

/**
 * The latest messages of homes that went to a number, newest first, with those to whose it is (`uids`). One read each. Any home may write to a number as a resident's
 * contact: however much it does so, what its owner was told is among them.
 */
export async function toldAt(number: string, uids: readonly string[]): Promise<Told[]> {
  const deliveries = firestore().collectionGroup(paths.deliveriesGroup)
  const latestOf = async (field: string, value: string) => {
    const { docs } = await deliveries
      .where(field, '==', value)
      .orderBy('createdAt', 'desc')
      .limit(mostTold)
      .get()
    return docs
  }
  const there = await latestOf('to', number)
  const isFull = there.length === mostTold
  const own = isFull ? await Promise.all(uids.map((uid) => latestOf('recipient.uid', uid))) : []
  const found = new Map([...there, ...own.flat()].map((one) => [one.ref.path, one]))
  return [...found.values()].flatMap(toldTo(number)).toSorted((one, other) => other.createdAt - one.createdAt)
}

const toldTo =
  (number: string) =>
  (one: DocumentSnapshot): Told[] => {
    const delivery = readOrReport(deliverySchema, one)
    const { establishmentId = null, deliveryId = '' } = placeOf(one) ?? {}
    if (delivery?.to !== number || establishmentId === null) return []
    return [{ ...delivery, establishmentId, deliveryId }]
  }

/** Whether an SMS was answered before, by the name that Twilio gave it. One read. */
export const wasAnswered = async (messageSid: string): Promise<boolean> =>
  (await answered(messageSid).get()).exists

/** Keeps that an SMS was answered; the same again changes nothing but until when. `now` is epoch milliseconds. */
export async function keepAnswered(messageSid: string, now: number): Promise<void> {
  await answered(messageSid).set({ expireAt: expireAt('smsAnswers', now) })
}

const answered = (messageSid: string) => firestore().doc(paths.smsAnswer(messageSid))

/**
 * Keeps that a number wants no SMS any more, or wants them again: on the profile of each whose it is, and with each resident
 * whose contact it is. The same again changes nothing. `now` is epoch milliseconds.
 */
export function keepWishForSms(number: string, isStopped: boolean, now: number): Promise<void> {
  return inTransaction(async (transaction) => {
    const people = await transaction.get(isStopped ? ownersOf(number) : stoppedOwnersOf(number))
    const contacts = await transaction.get(contactsOf(number, isStopped))
    for (const person of people.docs) keepOfPerson(transaction, person, number, isStopped, now)
    for (const resident of contacts.docs) {
      if (isStopped === (readOrReport(contactSchema, resident)?.stoppedPhone === number)) continue
      transaction.update(resident.ref, { stoppedPhone: isStopped ? number : null })
    }
  })
}

function keepOfPerson(
  transaction: Transaction,
  person: DocumentSnapshot,
  number: string,
  isStopped: boolean,
  now: number,
): void {
  const known = readOrReport(personSchema, person)?.stoppedPhones ?? []
  if (known.includes(number) === isStopped) return
  const others = known.filter((one) => one !== number)
  transaction.update(person.ref, { stoppedPhones: isStopped ? [...others, number] : others })
  const audit = { action: 'profile.update', fields: ['stoppedPhones'] } as const
  addAudit(transaction, { ...audit, uid: person.id, path: person.ref.path, establishmentId: null, at: now })
}

const ownersOf = (number: string) =>
  firestore().collection(paths.users).where('verifiedPhones', 'array-contains', number).limit(mostSharing)

/** Whoever took the number off their profile since is among them. */
const stoppedOwnersOf = (number: string) =>
  firestore().collection(paths.users).where('stoppedPhones', 'array-contains', number).limit(mostSharing)

const contactsOf = (number: string, isStopped: boolean) =>
  firestore()
    .collectionGroup(paths.beneficiariesGroup)
    .where(isStopped ? 'confirmedPhone' : 'stoppedPhone', '==', number)
    .limit(mostSharing)

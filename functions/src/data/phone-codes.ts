import { createHash } from 'node:crypto'
import type { DocumentReference, Transaction } from '@google-cloud/firestore'
import { establishmentIdOf, paths } from '@vigie/domain/paths'
import {
  codedNumberSchema,
  codesADay,
  type SentCode,
  type SentCodes,
  sentCodeSchema,
  withinDay,
} from '@vigie/domain/people/phone-code'
import { userSchema } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import type { z } from 'zod'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument } from './read-document.ts'

const numbersSchema = userSchema.pick({
  phone: true,
  phoneFix: true,
  phoneMobile: true,
  verifiedPhones: true,
  locale: true,
})

/** What a code of a person for one number is decided by, read in one transaction. */
export interface CodeRecords extends SentCodes {
  profile: z.infer<typeof numbersSchema> | null
  /** What codes are counted in: their number, and each of the person's homes. */
  counts: ReadonlyMap<DocumentReference, readonly number[]>
}

/** More homes than that of one person count for nothing more. */
const mostHomes = 10

/** Does something about a person's code for a number in one transaction that has read what is known of both. */
export function withCode<T>(
  uid: string,
  phone: string,
  work: (transaction: Transaction, records: CodeRecords) => T,
): Promise<T> {
  const db = firestore()
  return inTransaction(async (transaction) => {
    const memberships = db.collectionGroup(paths.membersGroup).where('uid', '==', uid).limit(mostHomes)
    const homes = (await transaction.get(memberships)).docs.map(({ ref }) => establishmentIdOf(ref.path))
    const counted = [numberOf(phone), ...(homes.length === 0 ? ['none'] : homes).map(homeOf)]
    const [profile, code, ...found] = await transaction.getAll(
      db.doc(paths.user(uid)),
      codeOf(uid),
      ...counted,
    )
    const sentAt = found.map((one) => readDocument(codedNumberSchema, one)?.sentAt ?? [])
    const [toNumber = [], ...ofHomes] = sentAt
    return work(transaction, {
      profile: profile ? readDocument(numbersSchema, profile) : null,
      last: code ? readDocument(sentCodeSchema, code) : null,
      toNumber,
      ofHomes,
      counts: new Map(counted.map((one, index) => [one, sentAt[index] ?? []])),
    })
  })
}

/** Keeps the code that is being sent, and counts it for its number and for the person's homes. */
export function keepSentCode(
  transaction: Transaction,
  uid: string,
  code: SentCode,
  counts: CodeRecords['counts'],
  now: number,
): void {
  keepCode(transaction, uid, code, now)
  for (const [document, sentAt] of counts) {
    const ofDay = withinDay(sentAt, now)
    // A home that is full is so already: another of theirs has paid for this one.
    if (ofDay.length >= codesADay.forOneHome) continue
    transaction.set(document, { sentAt: [...ofDay, now], expireAt: expireAt('phoneNumbers', now) })
  }
}

/** Keeps what became of a code. */
export function keepCode(transaction: Transaction, uid: string, code: SentCode, now: number): void {
  transaction.set(codeOf(uid), { ...code, expireAt: expireAt('phoneCodes', now) })
}

/** Records that a number of the profile is its owner's. */
export function recordVerifiedPhones(
  transaction: Transaction,
  uid: string,
  verifiedPhones: readonly string[],
  now: number,
): void {
  const path = paths.user(uid)
  transaction.update(firestore().doc(path), { verifiedPhones })
  addAudit(transaction, { uid, action: 'phone.verify', path, establishmentId: null, at: now })
}

const codeOf = (uid: string) => firestore().doc(paths.phoneCode(uid))

const homeOf = (eid: string) => firestore().doc(paths.phoneNumber(`of-${eid}`))

/** A number is no name of a document in our logs and consoles: its hash is. */
function numberOf(phone: string): DocumentReference {
  const id = createHash('sha256').update(phone).digest('hex').slice(0, 32)
  return firestore().doc(paths.phoneNumber(id))
}

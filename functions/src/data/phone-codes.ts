import { createHash } from 'node:crypto'
import type { DocumentReference, Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { codedNumberSchema, type SentCode, sentCodeSchema } from '@vigie/domain/people/phone-code'
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
export interface CodeRecords {
  profile: z.infer<typeof numbersSchema> | null
  last: SentCode | null
  toNumber: readonly number[]
}

/** Does something about a person's code for a number in one transaction that has read what is known of both. */
export function withCode<T>(
  uid: string,
  phone: string,
  work: (transaction: Transaction, records: CodeRecords) => T,
): Promise<T> {
  const db = firestore()
  return inTransaction(async (transaction) => {
    const [profile, code, number] = await transaction.getAll(
      db.doc(paths.user(uid)),
      codeOf(uid),
      numberOf(phone),
    )
    return work(transaction, {
      profile: profile ? readDocument(numbersSchema, profile) : null,
      last: code ? readDocument(sentCodeSchema, code) : null,
      toNumber: (number && readDocument(codedNumberSchema, number))?.sentAt ?? [],
    })
  })
}

/** Keeps the code that is being sent, and counts it for its number. */
export function keepSentCode(
  transaction: Transaction,
  uid: string,
  code: SentCode,
  toNumber: readonly number[],
  now: number,
): void {
  keepCode(transaction, uid, code, now)
  transaction.set(numberOf(code.phone), { sentAt: toNumber, expireAt: expireAt('phoneNumbers', now) })
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

/** A number is no name of a document in our logs and consoles: its hash is. */
function numberOf(phone: string): DocumentReference {
  const id = createHash('sha256').update(phone).digest('hex').slice(0, 32)
  return firestore().doc(paths.phoneNumber(id))
}

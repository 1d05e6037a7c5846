import type { Transaction } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { paths } from '@vigie/domain/paths'
import { type Member, memberSchema, type User, userSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** A person and their membership of an establishment; null what does not exist or cannot be read. */
export interface Colleague {
  user: User | null
  member: Member | null
}

/** A resident and the people of some uids, read together. One read each, two per person. */
export async function getResidentAndColleagues(
  transaction: Transaction,
  eid: string,
  bid: string,
  uids: readonly string[],
): Promise<{ resident: Beneficiary | null; colleagues: Map<string, Colleague> }> {
  const db = firestore()
  const [first, ...others] = await transaction.getAll(
    db.doc(paths.beneficiary(eid, bid)),
    ...uids.flatMap((uid) => [db.doc(paths.user(uid)), db.doc(paths.member(eid, uid))]),
  )
  const colleagues = uids.map((uid, index): [string, Colleague] => [
    uid,
    {
      user: readOrReport(userSchema, others[2 * index]),
      member: readOrReport(memberSchema, others[2 * index + 1]),
    },
  ])
  return { resident: readOrReport(beneficiarySchema, first), colleagues: new Map(colleagues) }
}

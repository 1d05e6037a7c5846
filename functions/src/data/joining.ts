import { FieldValue, type Transaction } from '@google-cloud/firestore'
import { type Establishment, establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { type Member, memberSchema, type User, userSchema } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import { firestore } from './firestore.ts'
import { readDocument } from './read-document.ts'
import { keepFindable } from './search-entries.ts'

/** A person and the home that they are about to join. */
export interface Joining {
  displayName: User['displayName']
  role: User['roleId']
  establishmentName: Establishment['name']
  establishmentState: Establishment['state']
  /** What they are there already; null: nothing. */
  member: Member | null
}

const homeSchema = establishmentSchema.pick({ name: true, state: true })
const personSchema = userSchema.pick({ displayName: true, roleId: true })

/** Reads both in a transaction; null where there is no such home or person. */
export async function readJoining(
  transaction: Transaction,
  eid: string,
  uid: string,
): Promise<Joining | null> {
  const db = firestore()
  const [home, person, member] = await transaction.getAll(
    db.doc(paths.establishment(eid)),
    db.doc(paths.user(uid)),
    db.doc(paths.member(eid, uid)),
  )
  const establishment = home ? readDocument(homeSchema, home) : null
  const user = person ? readDocument(personSchema, person) : null
  if (establishment === null || user === null) return null
  const known = member ? readDocument(memberSchema, member) : null
  return {
    displayName: user.displayName,
    role: user.roleId,
    establishmentName: establishment.name,
    establishmentState: establishment.state,
    member: known?.state === 'accepted' ? known : null,
  }
}

/** Makes somebody a member, and a caregiver known to each resident that they newly follow. */
export function addMember(
  transaction: Transaction,
  eid: string,
  member: Member,
  newlyFollowed: readonly string[],
): void {
  const db = firestore()
  transaction.set(db.doc(paths.member(eid, member.uid)), member)
  keepFindable(transaction, personEntry(eid, member.uid, member.displayName))
  for (const bid of newlyFollowed) {
    transaction.update(db.doc(paths.beneficiary(eid, bid)), {
      caregiverIds: FieldValue.arrayUnion(member.uid),
    })
  }
}

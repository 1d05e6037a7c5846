import { paths } from '@vigie/domain/paths'
import { type Member, memberSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readRight } from './in-the-name-of.ts'
import { readDocument } from './read-document.ts'

/** A person's membership of an establishment, or null when they have none. One read. */
export async function readMember(eid: string, uid: string): Promise<Member | null> {
  return readDocument(memberSchema, await readRight(firestore().doc(paths.member(eid, uid))))
}

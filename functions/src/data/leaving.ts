import { FieldValue, type Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles, staffRoles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { z } from 'zod'
import { firestore } from './firestore.ts'
import { readDocument, readOrReport } from './read-document.ts'

/** What of a membership decides how it may end: one of which the rest is spoilt is taken away like another. */
const standingSchema = memberSchema.pick({ roleId: true, role: true, state: true })

/** A member as they stand in a transaction, null where they are none; and whether others would still administer the home. */
export interface MemberAndOthers {
  member: z.infer<typeof standingSchema> | null
  hasOtherAdministrator: boolean
}

/** Reads a member and whether anybody else, whose account is open, administers the home. */
export async function readMemberAndOthers(
  transaction: Transaction,
  eid: string,
  uid: string,
): Promise<MemberAndOthers> {
  const db = firestore()
  const administrators = db.collection(paths.members(eid)).where('roleId', '==', roles.ADMIN)
  const [own, found] = await Promise.all([
    transaction.get(db.doc(paths.member(eid, uid))),
    transaction.get(administrators),
  ])
  const others = found.docs.filter((one) => {
    const member = readOrReport(memberSchema, one)
    const isStaff = member !== null && staffRoles.includes(member.role)
    return one.id !== uid && isStaff && member.state === 'accepted'
  })
  const profiles =
    others.length === 0 ? [] : await transaction.getAll(...others.map(({ id }) => db.doc(paths.user(id))))
  const openSchema = userSchema.pick({ disabled: true })
  const hasOtherAdministrator = profiles.some((one) => readOrReport(openSchema, one)?.disabled === false)
  return { member: readDocument(standingSchema, own), hasOtherAdministrator }
}

/** What somebody who leaves a home is taken out of besides their membership. */
export interface Traces {
  residents: string[]
  rules: { id: string; name: string; isAlone: boolean; recipients: unknown[] }[]
}

// A rule of which the rest cannot be read names people all the same.
const ruleSchema = z.object({
  name: z.string().catch(''),
  recipients: z.array(z.unknown()).catch([]),
})

/** Reads which residents and which notification rules name a person. */
export async function readTraces(transaction: Transaction, eid: string, uid: string): Promise<Traces> {
  const db = firestore()
  const followed = db
    .collection(paths.beneficiaries(eid))
    .where('caregiverIds', 'array-contains', uid)
    .select()
  const named = db
    .collection(paths.notifications(eid))
    .where('recipients', 'array-contains', { kind: 'user', uid })
    .select('name', 'recipients')
  const [residents, rules] = await Promise.all([transaction.get(followed), transaction.get(named)])
  return {
    residents: residents.docs.map(({ id }) => id),
    rules: rules.docs.map((one) => {
      const { name, recipients } = ruleSchema.parse(one.data())
      return { id: one.id, name, isAlone: recipients.length === 1, recipients }
    }),
  }
}

/** Takes a person's membership away, and them from all that names them; a rule that names nobody else keeps its name for them. */
export function removeMember(transaction: Transaction, eid: string, uid: string, traces: Traces): void {
  const db = firestore()
  transaction.delete(db.doc(paths.member(eid, uid)))
  for (const bid of traces.residents) {
    transaction.update(db.doc(paths.beneficiary(eid, bid)), { caregiverIds: FieldValue.arrayRemove(uid) })
  }
  for (const { id, isAlone } of traces.rules) {
    if (isAlone) continue
    transaction.update(db.doc(paths.notification(eid, id)), {
      recipients: FieldValue.arrayRemove({ kind: 'user', uid }),
    })
  }
}

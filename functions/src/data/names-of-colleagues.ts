import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { nameKeyOf, readsAs } from '@vigie/domain/people/name-key'
import { shorterNamesOf } from '@vigie/domain/people/name-parts'
import { roles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const memberNameSchema = memberSchema.pick({ displayName: true })
const openNameSchema = userSchema.pick({ displayName: true, disabled: true })

/**
 * Whether another member of one of these homes bears a name already, as people read it, or a super administrator, who writes in every home; and who has it anew did not bear it before
 * (docs/adr/0158-whose-words-these-are.md). In the transaction that gives it, so that two who take it at once do not both get it. A read for each of these people.
 */
export async function isBorneByColleague(
  transaction: Transaction,
  eids: readonly string[],
  uid: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  // Two people may have one name in truth, and write it as they like.
  const isOwn = (name: string) => nameKeyOf(before) === nameKeyOf(name)
  const names = (
    await Promise.all([
      namesOfSuperAdmins(transaction, uid),
      ...eids.map((eid) => namesIn(transaction, eid, uid)),
    ])
  ).flat()
  return names.some(
    (theirs) =>
      !isOwn(theirs) &&
      [theirs, ...shorterNamesOf(theirs)].some((name) => !isOwn(name) && readsAs(after, name)),
  )
}

/** What the other members of a home are called. */
async function namesIn(transaction: Transaction, eid: string, uid: string): Promise<string[]> {
  const active = firestore().collection(paths.members(eid)).where('state', '==', 'accepted')
  const { docs } = await transaction.get(active.select('displayName'))
  return docs.flatMap((one) => {
    const member = one.id === uid ? null : readOrReport(memberNameSchema, one)
    return member === null ? [] : [member.displayName]
  })
}

/** What the other super administrators are called, those of the operator among them; whose account is closed writes nowhere. */
async function namesOfSuperAdmins(transaction: Transaction, uid: string): Promise<string[]> {
  const users = firestore().collection(paths.users)
  const found = await Promise.all(
    [users.where('roleId', '==', roles.ADMIN), users.where('operator', '==', true)].map((admins) =>
      transaction.get(admins.select('displayName', 'disabled')),
    ),
  )
  return found
    .flatMap(({ docs }) => docs)
    .flatMap((one) => {
      const admin = one.id === uid ? null : readOrReport(openNameSchema, one)
      return admin === null || admin.disabled ? [] : [admin.displayName]
    })
}

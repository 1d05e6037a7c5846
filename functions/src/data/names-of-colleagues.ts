import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { nameKeyOf, readsAs } from '@vigie/domain/people/name-key'
import { shorterNamesOf } from '@vigie/domain/people/name-parts'
import { memberSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const memberNameSchema = memberSchema.pick({ displayName: true })

/**
 * Whether another member of one of these homes bears a name already, as people read it, and who has it anew did not bear it before (docs/adr/0158-whose-words-these-are.md). In the transaction that gives it, so that
 * two who take it at once do not both get it. A read for each member.
 */
export async function isBorneByColleague(
  transaction: Transaction,
  eids: readonly string[],
  uid: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const homes = await Promise.all(
    eids.map((eid) => {
      const active = firestore().collection(paths.members(eid)).where('state', '==', 'accepted')
      return transaction.get(active.select('displayName'))
    }),
  )
  const others = homes.flatMap(({ docs }) => docs.filter(({ id }) => id !== uid))
  return others.some((one) => {
    const member = readOrReport(memberNameSchema, one)
    if (member === null) return false
    const { displayName } = member
    // Two people may have one name in truth, and write it as they like.
    const isOwn = (name: string) => nameKeyOf(before) === nameKeyOf(name)
    if (isOwn(displayName)) return false
    return [displayName, ...shorterNamesOf(displayName)].some((name) => !isOwn(name) && readsAs(after, name))
  })
}

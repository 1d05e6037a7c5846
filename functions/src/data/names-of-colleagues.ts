import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { readsAs } from '@vigie/domain/people/name-key'
import { memberSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const memberNameSchema = memberSchema.pick({ displayName: true })

/**
 * Whether another member of one of these homes bears a name already, as people read it (docs/adr/0158-whose-words-these-are.md). In the transaction that gives it, so that
 * two who take it at once do not both get it. A read for each member.
 */
export async function isBorneByColleague(
  transaction: Transaction,
  eids: readonly string[],
  uid: string,
  displayName: string,
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
    return member !== null && readsAs(displayName, member.displayName)
  })
}

import type { Transaction } from '@google-cloud/firestore'
import { getAdministrators } from './notices.ts'
import type { Colleague } from './people.ts'

/** Who administers a home: they are written to where nobody else is there. One read, and two for each. */
export async function getStandIns(
  transaction: Transaction,
  eid: string,
): Promise<ReadonlyMap<string, Colleague>> {
  const { people } = await getAdministrators(transaction, eid)
  return new Map(people.map(({ uid, user, member }) => [uid, { user, member }]))
}

import type { Transaction } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { userSchema } from '@vigie/domain/people/user'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const schema = userSchema.pick({ disabled: true })

/**
 * Whether anybody but this person is super administrator with an open account. To be asked only where it decides something: the
 * query holds up whoever writes to a super administrator's profile meanwhile.
 */
export async function hasOtherSuperAdmin(transaction: Transaction, uid: string): Promise<boolean> {
  const admins = firestore().collection(paths.users).where('roleId', '==', roles.ADMIN)
  const { docs } = await transaction.get(admins)
  return docs.some((one) => one.id !== uid && readOrReport(schema, one)?.disabled === false)
}

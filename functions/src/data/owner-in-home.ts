import type { Transaction } from '@google-cloud/firestore'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import { userSchema } from '@vigie/domain/people/user'
import { defaultLocale } from '@vigie/domain/text'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

const homeSchema = establishmentSchema.pick({ name: true, timeZone: true })
const ownerSchema = userSchema
  .pick({ email: true, emailVerified: true, disabled: true })
  .extend({ locale: userSchema.shape.locale.catch(defaultLocale) })

/** A home and how somebody of it is written to about themselves; null where that cannot be read, their account is closed, or their address was not shown to be theirs. Two reads. */
export async function getOwnerInHome(transaction: Transaction, eid: string, uid: string) {
  const db = firestore()
  const [home, user] = await transaction.getAll(db.doc(paths.establishment(eid)), db.doc(paths.user(uid)))
  const known = home && readOrReport(homeSchema, home)
  const owner = user && readOrReport(ownerSchema, user)
  return known && owner?.emailVerified && !owner.disabled ? { home: known, owner } : null
}

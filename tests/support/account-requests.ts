import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import { whenSeen } from './until.ts'

/** Resolves once all that was asked at an address without a session is done. */
export async function whenAccountRequestsAreDone(email: string): Promise<void> {
  const kept = db.collection(paths.accountRequests).where('asked.email', '==', email)
  await whenSeen(
    `what was asked at ${email}`,
    async () => (await kept.get()).docs,
    ({ length }) => length === 0,
  )
}

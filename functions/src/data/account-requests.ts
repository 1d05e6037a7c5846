import { paths } from '@vigie/domain/paths'
import type { AccountRequest } from '@vigie/domain/people/account-request'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'

/** Keeps what was asked at an address until it is done: one write, the same for every address. */
export async function keepAccountRequest(request: AccountRequest): Promise<void> {
  const kept = { ...request, expireAt: expireAt('accountRequests', request.at) }
  await firestore().collection(paths.accountRequests).add(kept)
}

/** Whether it is still to be done: Firestore tells of one that was kept at least once. */
export async function isStillAsked(id: string): Promise<boolean> {
  return (await firestore().doc(paths.accountRequest(id)).get()).exists
}

/** Forgets what was done. */
export async function forgetAccountRequest(id: string): Promise<void> {
  await firestore().doc(paths.accountRequest(id)).delete()
}

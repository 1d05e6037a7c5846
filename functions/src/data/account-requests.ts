import { paths } from '@vigie/domain/paths'
import type { AccountRequest } from '@vigie/domain/people/account-request'
import { expireAt } from '@vigie/domain/retention'
import { firestore } from './firestore.ts'

/** Keeps what was asked at an address until it is done: one write, the same for every address. */
export async function keepAccountRequest(request: AccountRequest): Promise<void> {
  const kept = { ...request, expireAt: expireAt('accountRequests', request.at) }
  await firestore().collection(paths.accountRequests).add(kept)
}

/** A request that is kept. */
export interface KeptRequest {
  id: string
  request: AccountRequest
}

/** Those of at least one that are still to be done: Firestore tells of each that was kept at least once. */
export async function stillAsked(told: readonly KeptRequest[]): Promise<KeptRequest[]> {
  const db = firestore()
  const kept = await db.getAll(...told.map(({ id }) => db.doc(paths.accountRequest(id))))
  return told.filter((_, index) => kept[index]?.exists)
}

/** Forgets what was done. */
export async function forgetAccountRequests(done: readonly KeptRequest[]): Promise<void> {
  const batch = firestore().batch()
  for (const { id } of done) batch.delete(firestore().doc(paths.accountRequest(id)))
  await batch.commit()
}

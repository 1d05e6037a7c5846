import { instantSchema } from '@vigie/domain/ids'
import { firestore } from './firestore.ts'

/**
 * In how many milliseconds somebody may make another of what lies in a collection group, whose records name them (`by`) and say when they made it (`at`), where
 * they may make so many within a time; 0: now. Two reads at most, and one for each thousand that they made. `now` is epoch milliseconds.
 */
export async function msUntilAnother(
  { group, at }: { group: string; at: string },
  uid: string,
  { most, ms }: { most: number; ms: number },
  now: number,
): Promise<number> {
  const theirs = firestore()
    .collectionGroup(group)
    .where('by', '==', uid)
    .where(at, '>', now - ms)
    .orderBy(at)
  const { count } = (await theirs.count().get()).data()
  if (count < most) return 0
  // Once that one is too long ago there is room for one; of those at once there may be more than they may make.
  const { docs } = await theirs
    .select(at)
    .limit(count - most + 1)
    .get()
  return instantSchema.parse(docs.at(-1)?.get(at)) + ms - now
}

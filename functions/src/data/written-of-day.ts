import { instantSchema } from '@vigie/domain/ids'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'

const dayMs = 24 * 3_600_000

/**
 * So many one person may write within a day, of whichever homes. A night's round of a hundred residents is a hundred; whoever writes more than these floods what others have to read.
 */
export const mostOfDay = { notesGroup: 500, moodsGroup: 3_000 } as const

/** In how many milliseconds somebody may write another; 0: now. One read, and one for each thousand that they wrote; `now` is epoch milliseconds. */
export async function msUntilAnother(
  group: keyof typeof mostOfDay,
  uid: string,
  now: number,
): Promise<number> {
  const ofDay = firestore()
    .collectionGroup(paths[group])
    .where('by', '==', uid)
    .where('at', '>', now - dayMs)
    .orderBy('at')
  const { count } = (await ofDay.count().get()).data()
  if (count < mostOfDay[group]) return 0
  const [oldest] = (await ofDay.select('at').limit(1).get()).docs
  return instantSchema.parse(oldest?.get('at')) + dayMs - now
}

import { readEstablishmentName } from '../data/establishments.ts'
import { countResidents, keepRemoval, removeDays, residentsAfter } from '../data/event-removal.ts'

/** What one call removes and looks at, so that it answers in a few seconds. */
const mostDays = 600
const mostResidents = 50
const mostMs = 5_000

/** Whose events go, by whom, and how far it came before. */
export interface EventRemoval {
  eid: string
  uid: string
  /** What was typed as the establishment's name. */
  name: string
  after: string | null
}

export type RemovalOutcome =
  | { removed: number; after: string | null; residents: number; left: number }
  | { why: 'establishmentNotFound' | 'nameDiffers' }

/**
 * Removes part of the events of an establishment, resident by resident in the order of their ids. That it began, and from where
 * it goes on, is kept before anything goes, and until nothing is left: whoever finds it interrupted goes on there, and passes
 * quickly over those of whom nothing is left. `now` is epoch milliseconds.
 */
export async function removeEvents(removal: EventRemoval, now: number): Promise<RemovalOutcome> {
  const { eid, uid, name } = removal
  const known = await readEstablishmentName(eid)
  if (known === null) return { why: 'establishmentNotFound' }
  if (known !== name) return { why: 'nameDiffers' }
  const begun = performance.now()
  let { after } = removal
  await keepRemoval(eid, { after, by: uid, at: now })
  let removed = 0
  for (const bid of await residentsAfter(eid, after, mostResidents)) {
    const most = mostDays - removed
    const ofResident = await removeDays(eid, bid, uid, now, most)
    removed += ofResident
    if (ofResident === most) break
    after = bid
    if (performance.now() - begun > mostMs) break
  }
  const counted = await countResidents(eid, after)
  if (counted.left === 0) await keepRemoval(eid, null)
  return { removed, after, ...counted }
}

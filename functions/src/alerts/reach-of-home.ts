import { type Gap, reachGaps, residentsWhoCall } from '@vigie/domain/alerts/reach-gaps'
import type { ToldGap } from '@vigie/domain/api/reach-calls'
import { readHomeReach } from '../data/home-reach.ts'
import { roomsOf } from '../data/rooms.ts'

/** So many residents at most are named by their rooms. */
const mostRooms = 5

/** When in the next 24 hours from `now` (epoch milliseconds) a call for help would reach nobody in a home. */
export async function reachOfHome(eid: string, now: number) {
  const home = await readHomeReach(eid)
  if (home === null) return { why: 'establishmentNotFound' as const }
  const callers = residentsWhoCall(home).length
  const told = async ({ residents, unknown, ...gap }: Gap): Promise<ToldGap> => ({
    ...gap,
    why: [...gap.why],
    residents: residents.length,
    everybody: residents.length === callers,
    rooms:
      residents.length <= mostRooms && residents.length < callers
        ? [...(await roomsOf(eid, residents)).values()]
        : [],
    unknown: unknown.length,
  })
  return { at: now, canCall: callers > 0, gaps: await Promise.all(reachGaps(home, now).map(told)) }
}

import { type HomeChanges, mostOfHomeChanges } from '@vigie/domain/api/trend-calls'
import pLimit from 'p-limit'
import { readShifts } from '../data/homes.ts'
import { livingResidents } from '../data/living-residents.ts'
import { changesAt, lastDateOver } from './changes-of.ts'

/** Of so many residents the figures are read at a time. */
const atOnce = 10

/** Whose days and nights changed of late in a home, plainest first. `now` is epoch milliseconds. */
export async function homeChangesOf(
  eid: string,
  now: number,
): Promise<HomeChanges | { why: 'establishmentNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'establishmentNotFound' }
  const { timeZone } = home
  const { residents, unreadable, isCut } = await livingResidents(eid, mostOfHomeChanges)
  const limit = pLimit(atOnce)
  const all = await Promise.all(
    residents.map(({ id: bid, room, name }) =>
      limit(async () => ({ bid, room, name, ...(await changesAt({ eid, bid, timeZone }, now)) })),
    ),
  )
  const size = ({ changed }: (typeof all)[number]) => Math.max(...changed.map((one) => one.size))
  const changed = all.filter((one) => one.changed.length > 0)
  const others = all.filter((one) => one.changed.length === 0)
  return {
    last: lastDateOver(timeZone, now),
    residents: changed
      .toSorted((one, other) => size(other) - size(one))
      .map(({ bid, room, name, changed }) => ({ bid, room, name, changed })),
    steady: others.filter(({ steady }) => steady.length > 0).length,
    notKnown: others.filter(({ steady }) => steady.length === 0).length,
    unreadable,
    isCut,
  }
}

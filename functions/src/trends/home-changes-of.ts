import { type HomeChanges, mostOfHomeChanges } from '@vigie/domain/api/trend-calls'
import { isSteady } from '@vigie/domain/trends/steady'
import pLimit from 'p-limit'
import { readShifts } from '../data/homes.ts'
import { livingResidents } from '../data/living-residents.ts'
import { worseOfHome } from './care-changes-of.ts'
import { changesBySensors, datesOfChanges, lastDateOver } from './changes-of.ts'
import { knownFigures } from './known-figures.ts'

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
  const last = lastDateOver(timeZone, now)
  const care = await worseOfHome({ eid, timeZone }, last)
  const limit = pLimit(atOnce)
  const all = await Promise.all(
    residents.map(({ id: bid, room, name }) =>
      limit(async () => {
        const [figures, worse] = await Promise.all([
          knownFigures({ eid, bid, ...home }, datesOfChanges(last), now),
          care.worseOf(bid),
        ])
        const { changed } = changesBySensors(figures, last)
        return { bid, room, name, changed, care: worse, isSteady: isSteady(figures, last) }
      }),
    ),
  )
  const sizes = ({ changed, care }: (typeof all)[number]) => [...changed, ...care].map((one) => one.size)
  const changed = all.filter((one) => sizes(one).length > 0)
  const others = all.filter((one) => sizes(one).length === 0)
  return {
    last,
    residents: changed
      .toSorted((one, other) => Math.max(...sizes(other)) - Math.max(...sizes(one)))
      .map(({ bid, room, name, changed, care }) => ({ bid, room, name, changed, care })),
    steady: others.filter((one) => one.isSteady).length,
    notKnown: others.filter((one) => !one.isSteady).length,
    unreadable,
    isCut: isCut || care.isCut,
  }
}

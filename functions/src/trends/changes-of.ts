import type { Changes } from '@vigie/domain/api/trend-calls'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { changeOf, changesReach, changingFigures } from '@vigie/domain/trends/change-of'
import type { DayFigures } from '@vigie/domain/trends/day-figures'
import type { FiguresPlace } from '../data/figures.ts'
import { readShifts } from '../data/homes.ts'
import { careChangesOf } from './care-changes-of.ts'
import { knownFigures } from './known-figures.ts'

/** The last date that is over on a home's clock. */
export const lastDateOver = (timeZone: string, now: number): string => daysAfter(localDate(now, timeZone), -1)

/** What changed of late in the days and nights of a resident that are over, on their home's clock, and in what staff recorded of them. `now` is epoch milliseconds. */
export async function changesOf(
  { eid, bid }: { eid: string; bid: string },
  now: number,
): Promise<Changes | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const place = { eid, bid, ...home }
  const [bySensors, care] = await Promise.all([
    changesAt(place, now),
    careAt(place, lastDateOver(place.timeZone, now)),
  ])
  return { ...bySensors, care }
}

/** The same of what sensors told, where the home's clock is known. */
async function changesAt(place: FiguresPlace, now: number): Promise<Omit<Changes, 'care'>> {
  const last = lastDateOver(place.timeZone, now)
  return changesBySensors(await knownFigures(place, datesOfChanges(last), now), last)
}

/** The dates whose figures tell what changed until the last of them. */
export const datesOfChanges = (last: string): string[] =>
  datesBetween(daysAfter(last, 1 - changesReach), last)

/** The same by these figures. */
export const changesBySensors = (
  figures: ReadonlyMap<string, DayFigures>,
  last: string,
): Omit<Changes, 'care'> => ({
  last,
  ...toldApart(changingFigures.map((figure) => [figure, changeOf(figure, figures, last)] as const)),
})

/** What changed of late in what staff recorded of a resident, until the last date that is over. */
export async function careAt(place: FiguresPlace, last: string): Promise<Changes['care']> {
  const care = await careChangesOf(place, last)
  return toldApart(care.map(({ type, change }) => [type, change] as const))
}

/** What changed, what did not, and of what too little is known to say. */
const toldApart = <Name, Change extends object>(
  all: readonly (readonly [Name, Change | null | 'notKnown'])[],
) => ({
  changed: all.flatMap(([, change]) => (change === null || change === 'notKnown' ? [] : [change])),
  steady: all.flatMap(([name, change]) => (change === null ? [name] : [])),
  notKnown: all.flatMap(([name, change]) => (change === 'notKnown' ? [name] : [])),
})

import type { Changes } from '@vigie/domain/api/trend-calls'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { changeOf, changesReach, changingFigures } from '@vigie/domain/trends/change-of'
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
    careChangesOf(place, lastDateOver(place.timeZone, now)),
  ])
  return {
    ...bySensors,
    care: {
      changed: care.flatMap(({ change }) => (change === null || change === 'notKnown' ? [] : change)),
      steady: care.flatMap(({ type, change }) => (change === null ? type : [])),
      notKnown: care.flatMap(({ type, change }) => (change === 'notKnown' ? type : [])),
    },
  }
}

/** The same of what sensors told, where the home's clock is known. */
export async function changesAt(place: FiguresPlace, now: number): Promise<Omit<Changes, 'care'>> {
  const last = lastDateOver(place.timeZone, now)
  const figures = await knownFigures(place, datesBetween(daysAfter(last, 1 - changesReach), last), now)
  const all = changingFigures.map((figure) => ({ figure, change: changeOf(figure, figures, last) }))
  return {
    last,
    changed: all.flatMap(({ change }) => (change === null || change === 'notKnown' ? [] : change)),
    steady: all.flatMap(({ figure, change }) => (change === null ? figure : [])),
    notKnown: all.flatMap(({ figure, change }) => (change === 'notKnown' ? figure : [])),
  }
}

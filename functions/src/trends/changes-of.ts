import type { Changes } from '@vigie/domain/api/trend-calls'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { localDate } from '@vigie/domain/time/local-time'
import { changeOf, changesReach, changingFigures } from '@vigie/domain/trends/change-of'
import { readShifts } from '../data/homes.ts'
import { knownFigures } from './known-figures.ts'

/** What changed of late in the days and nights of a resident that are over, on their home's clock. `now` is epoch milliseconds. */
export async function changesOf(
  { eid, bid }: { eid: string; bid: string },
  now: number,
): Promise<Changes | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const { timeZone } = home
  const last = daysAfter(localDate(now, timeZone), -1)
  const figures = await knownFigures(
    { eid, bid, timeZone },
    datesBetween(daysAfter(last, 1 - changesReach), last),
    now,
  )
  const all = changingFigures.map((figure) => ({ figure, change: changeOf(figure, figures, last) }))
  return {
    last,
    changed: all.flatMap(({ change }) => (change === null || change === 'notKnown' ? [] : change)),
    steady: all.flatMap(({ figure, change }) => (change === null ? figure : [])),
    notKnown: all.flatMap(({ figure, change }) => (change === 'notKnown' ? figure : [])),
  }
}

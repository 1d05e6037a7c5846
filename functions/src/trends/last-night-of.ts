import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { type Night, nightAt, nightOf, nightsBefore } from '@vigie/domain/trends/night'
import { readShifts } from '../data/homes.ts'
import { knownFigures } from './known-figures.ts'

/** The night of a resident that goes on, or ended last, beside those before it, on their home's clock. `now` is epoch milliseconds. */
export async function lastNightOf(
  { eid, bid }: { eid: string; bid: string },
  now: number,
): Promise<Night | { why: 'beneficiaryNotFound' }> {
  const home = await readShifts(eid)
  if (home === null) return { why: 'beneficiaryNotFound' }
  const night = nightAt(now, home.timeZone)
  return nightOf(night, await knownFigures({ eid, bid, ...home }, datesBeside(night), now))
}

/** The dates whose figures tell of a night and of those before it. */
export const datesBeside = ({ date }: Pick<Night, 'date'>): string[] =>
  datesBetween(daysAfter(date, -nightsBefore), date)

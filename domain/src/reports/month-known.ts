import { enoughOfDay } from '../trends/trend-of.ts'
import type { HomeMonth } from './home-month.ts'

type Observed = Pick<HomeMonth, 'isOver' | 'observed'>

/** The figures of a date are kept once the one behind it is over, so those of two may be missing of a month that goes on. */
const daysToCome = 2

/**
 * How much was observed of all days of those who live there, from 0 to 1, and not only of those of which anything is kept: ten days that were observed wholly say little of a month. Null: nothing of any is kept.
 */
export function shareOfMonth({
  isOver,
  observed: { share, days, daysKnown, residents },
}: Observed): number | null {
  if (share === null) return null
  const all = Math.max(daysKnown, days - (isOver ? 0 : daysToCome * residents))
  return all === 0 ? share : (share * daysKnown) / all
}

/**
 * How far what a month does not have may be called none: `wholly`; `partly`, where too little of it was observed; `not` of one of whose days nothing is kept, as before the home
 * had residents here. A month whose first day goes on has no day yet that could be.
 */
export function knownOf(report: Observed): 'wholly' | 'partly' | 'not' {
  const share = shareOfMonth(report)
  if (share === null) return !report.isOver && report.observed.days === 0 ? 'wholly' : 'not'
  return share < enoughOfDay ? 'partly' : 'wholly'
}

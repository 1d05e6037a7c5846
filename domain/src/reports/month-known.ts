import { enoughOfDay } from '../trends/trend-of.ts'
import type { HomeMonth } from './home-month.ts'

/**
 * How far what a month does not have may be called none: `wholly`; `partly`, where too little of it was observed; `not` of one of whose days nothing is kept, as before the home
 * had residents here. A month whose first day goes on has no day yet that could be.
 */
export function knownOf({
  isOver,
  observed: { share, days },
}: Pick<HomeMonth, 'isOver' | 'observed'>): 'wholly' | 'partly' | 'not' {
  if (share === null) return !isOver && days === 0 ? 'wholly' : 'not'
  return share < enoughOfDay ? 'partly' : 'wholly'
}

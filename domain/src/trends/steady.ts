import { datesBetween } from '../rules/usual.ts'
import { daysAfter } from '../rules/window-span.ts'
import { type ChangingFigure, changeOf, changesReach, changingFigures, knownOn } from './change-of.ts'
import type { DayFigures } from './day-figures.ts'

/**
 * Whether a resident is known not to have changed: something of them did not, and of nothing that was known of them in these weeks it can no longer be said. Whose bed has been dead for days is
 * not steady because their chair is. Of what nothing was known at all, as of the door of whoever has none, nobody asks.
 * @param last the last date that is over
 */
export function isSteady(figures: ReadonlyMap<string, DayFigures>, last: string): boolean {
  const dates = datesBetween(daysAfter(last, 1 - changesReach), last)
  const wasKnown = (figure: ChangingFigure) => dates.some((date) => knownOn(figure, figures, date) !== null)
  const all = changingFigures.map((figure) => ({ figure, change: changeOf(figure, figures, last) }))
  return (
    all.some(({ change }) => change === null) &&
    all.every(({ figure, change }) => change === null || (change === 'notKnown' && !wasKnown(figure)))
  )
}

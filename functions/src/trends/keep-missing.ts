import { lastKeptDate } from '@vigie/domain/trends/kept-days'
import { type FiguresPlace, readLastingFigures } from '../data/figures.ts'
import { keepFigures } from '../data/keep-figures.ts'

/** Keeps the figures of those of some dates that are over and not kept yet, or in an earlier way; done again it changes nothing. A read a month where all are. `now` is epoch milliseconds. */
export async function keepMissing(place: FiguresPlace, dates: readonly string[], now: number): Promise<void> {
  const over = dates.filter((date) => date <= lastKeptDate(now, place.timeZone))
  const kept = await readLastingFigures(place, over, now)
  await keepFigures(
    place,
    over.filter((date) => !kept.has(date)),
    now,
  )
}

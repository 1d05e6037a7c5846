import { paths } from '@vigie/domain/paths'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { type DayFigures, monthOfDate } from '@vigie/domain/trends/day-figures'
import type { Heard } from '@vigie/domain/trends/stays'
import { type FiguresPlace, figuresByNow, figuresToKeep } from './figures.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'

/**
 * Makes the figures of some dates anew and keeps them, a month at a time; done again it changes nothing. Answers them. Of several months one read tells which were before
 * anything was told of the resident: a year and the one before it is asked for of whoever came last month too, and each month of them would be asked for in turn, each time.
 */
export async function keepFigures(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
): Promise<Map<string, DayFigures>> {
  const months = [...Map.groupBy(dates, monthOfDate)]
  const first = months.length > 1 ? await firstDateTold(place) : ''
  const all = new Map<string, DayFigures>()
  for (const [month, ofMonth] of months) {
    const inOrder = ofMonth.toSorted()
    // The day before the first is made of it too.
    const isBefore = first === null || daysAfter(inOrder.at(-1) ?? month, 1) < first
    const made = isBefore
      ? await figuresByNow(place, inOrder, now, nothingHeard)
      : await inTransaction(async (transaction) => {
          const { figures, keep } = await figuresToKeep(transaction, place, inOrder, now)
          keep()
          return figures
        })
    for (const [date, figures] of made) all.set(date, figures)
  }
  return all
}

const nothingHeard = async (): Promise<Heard> => ({ days: [], stays: [] })

/** The first date of which any day of a resident is there; null: none is. One read. */
async function firstDateTold({ eid, bid }: Pick<FiguresPlace, 'eid' | 'bid'>): Promise<string | null> {
  const { docs } = await firestore()
    .collection(paths.days(eid, bid))
    .orderBy('date')
    .limit(1)
    .select('date')
    .get()
  if (docs[0] === undefined) return null
  const date: unknown = docs[0].get('date')
  // One that cannot be read says nothing of the others: then each month is asked for.
  return typeof date === 'string' ? date : ''
}

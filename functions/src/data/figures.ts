import { FieldPath, type Transaction } from '@google-cloud/firestore'
import { mayBeGone } from '@vigie/domain/care/days-kept'
import type { Day } from '@vigie/domain/devices/device'
import { figuresPaths } from '@vigie/domain/paths'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { type DayFigures, figuresMonthSchema, monthOfDate } from '@vigie/domain/trends/day-figures'
import { figuresOfDay } from '@vigie/domain/trends/figures-of-day'
import { segmentsOfDay } from '@vigie/domain/trends/segments-of-day'
import { allDays, daysIn } from './day-events.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'
import { keepWhereabouts } from './whereabouts.ts'

/** A resident, by the clock of their home. */
export interface ResidentPlace {
  eid: string
  bid: string
  timeZone: string
}

/** The same where figures are made. */
export interface FiguresPlace extends ResidentPlace {
  /** For how many months the days are kept that are there. */
  keptMonths: number
  goneUntil?: string | null | undefined
}

const keptSchema = figuresMonthSchema.pick({ days: true })

/** The figures that are kept of the months of some dates, by date; a month that cannot be read is reported, and left out. One read a month. */
export async function readKeptFigures(
  { eid, bid }: Pick<FiguresPlace, 'eid' | 'bid'>,
  dates: readonly string[],
): Promise<Map<string, DayFigures>> {
  const months = [...new Set(dates.map(monthOfDate))]
  if (months.length === 0) return new Map()
  const db = firestore()
  // By the hour is more than half of a month, and no average asks for it.
  const found = await db.getAll(...months.map((month) => db.doc(figuresPaths.month(eid, bid, month))), {
    fieldMask: ['days'],
  })
  return new Map(found.flatMap((one) => Object.entries(readOrReport(keptSchema, one)?.days ?? {})))
}

/** The days that the figures of some dates, in order, are made of: those before and after too. */
const daysAroundQuery = ({ eid, bid }: Pick<FiguresPlace, 'eid' | 'bid'>, dates: readonly string[]) =>
  allDays(eid, bid, { from: daysAfter(dates[0] ?? '', -1), to: daysAfter(dates.at(-1) ?? '', 1) })

/** These days as they are by now. One read for each day of a device. */
export const readDaysAround = async (
  place: Pick<FiguresPlace, 'eid' | 'bid'>,
  dates: readonly string[],
): Promise<Day[]> => daysIn((await daysAroundQuery(place, dates).get()).docs)

/** The figures of some dates, in order, as the days around them are by now; nothing is kept. */
export async function figuresByNow(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
  daysAround: () => Promise<readonly Day[]>,
): Promise<Map<string, DayFigures>> {
  if (dates.length === 0) return new Map()
  const days = await daysAround()
  return new Map(dates.map((date) => [date, figuresOfDay(days, date, place.timeZone, now).day]))
}

/**
 * Makes the figures of some dates anew, in order and all of them over, from the days as they are in this transaction, and answers how to keep them. Of a
 * resident of whom nothing was told about then nothing is kept, as nothing is of a time before they came; nor of a date whose days, or those beside it, may be gone by
 * now (docs/adr/0132-raw-days-go-figures-stay.md): what is kept of it stays. With them is kept where the resident was. One read for each day of a device.
 */
export async function figuresToKeep(
  transaction: Transaction,
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
): Promise<{ figures: Map<string, DayFigures>; keep: () => void }> {
  if (dates.length === 0) return { figures: new Map(), keep: () => undefined }
  const days = daysIn((await transaction.get(daysAroundQuery(place, dates))).docs)
  const made = dates.map((date) => ({ date, ...figuresOfDay(days, date, place.timeZone, now) }))
  const segmentsOf = ({ date }: { date: string }) =>
    [date, segmentsOfDay(days, date, place.timeZone, now)] as const
  const keep = () => {
    if (days.length === 0) return
    const there = made.filter(({ date }) => !mayBeGone(daysAfter(date, -1), place, now))
    for (const [month, ofMonth] of Map.groupBy(there, ({ date }) => monthOfDate(date))) {
      const kept = {
        days: Object.fromEntries(ofMonth.map(({ date, day }) => [date, day])),
        hours: Object.fromEntries(ofMonth.map(({ date, hours }) => [date, hours])),
      }
      // Each date is written whole: what is merged into may hold a kind of reading that there is no more.
      const mergeFields = ofMonth.flatMap(({ date }) => [
        new FieldPath('days', date),
        new FieldPath('hours', date),
      ])
      transaction.set(firestore().doc(figuresPaths.month(place.eid, place.bid, month)), kept, { mergeFields })
      keepWhereabouts(transaction, place, month, new Map(ofMonth.map(segmentsOf)))
    }
  }
  return { figures: new Map(made.map(({ date, day }) => [date, day])), keep }
}

/** Makes the figures of some dates anew and keeps them, a month at a time; done again it changes nothing. Answers them. */
export async function keepFigures(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
): Promise<Map<string, DayFigures>> {
  const all = new Map<string, DayFigures>()
  for (const ofMonth of Map.groupBy(dates, monthOfDate).values()) {
    const kept = await inTransaction(async (transaction) => {
      const { figures, keep } = await figuresToKeep(transaction, place, ofMonth.toSorted(), now)
      keep()
      return figures
    })
    for (const [date, figures] of kept) all.set(date, figures)
  }
  return all
}

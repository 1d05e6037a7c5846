import { FieldPath, type Transaction } from '@google-cloud/firestore'
import { careButton } from '@vigie/domain/care/care-press'
import { mayBeGone } from '@vigie/domain/care/days-kept'
import type { Day } from '@vigie/domain/devices/device'
import { figuresPaths } from '@vigie/domain/paths'
import { daysAfter } from '@vigie/domain/rules/window-span'
import {
  type DayFigures,
  figuresMade,
  figuresMonthSchema,
  monthOfDate,
} from '@vigie/domain/trends/day-figures'
import { figuresOfDay } from '@vigie/domain/trends/figures-of-day'
import { segmentsOfDay } from '@vigie/domain/trends/segments-of-day'
import type { Heard } from '@vigie/domain/trends/stays'
import { readCareRules } from './care-rules.ts'
import { allDays, daysIn } from './day-events.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { readStays } from './stays.ts'
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

const keptSchema = figuresMonthSchema.pick({ days: true, made: true })

/** The figures that are kept of the months of some dates, by date, whenever they were made; a month that cannot be read is reported, and left out. One read a month. */
export async function readKeptFigures(
  place: Pick<FiguresPlace, 'eid' | 'bid'>,
  dates: readonly string[],
): Promise<Map<string, DayFigures>> {
  return new Map((await readKept(place, dates)).map(({ date, day }) => [date, day]))
}

/** The same without those that were made in an earlier way (`figuresMade`), and can be made anew: their days are there. `now` is epoch milliseconds. */
export async function readLastingFigures(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
): Promise<Map<string, DayFigures>> {
  const kept = await readKept(place, dates)
  const lasting = kept.filter(({ date, made }) => made === figuresMade || !mayBeMade(date, place, now))
  return new Map(lasting.map(({ date, day }) => [date, day]))
}

async function readKept({ eid, bid }: Pick<FiguresPlace, 'eid' | 'bid'>, dates: readonly string[]) {
  const months = [...new Set(dates.map(monthOfDate))]
  if (months.length === 0) return []
  const db = firestore()
  // By the hour is more than half of a month, and no average asks for it.
  const found = await db.getAll(...months.map((month) => db.doc(figuresPaths.month(eid, bid, month))), {
    fieldMask: ['days', 'made'],
  })
  return found.flatMap((one) => {
    const { days, made } = readOrReport(keptSchema, one) ?? { days: {} }
    return Object.entries(days).map(([date, day]) => ({ date, day, made: made?.[date] }))
  })
}

/** Whether the days of a date, and of the one before it, are there for sure. */
const mayBeMade = (date: string, place: FiguresPlace, now: number) =>
  !mayBeGone(daysAfter(date, -1), place, now)

/** The days that the figures of some dates, in order, are made of: those before and after too. */
const daysAround = ({ eid, bid }: Pick<FiguresPlace, 'eid' | 'bid'>, dates: readonly string[]) =>
  allDays(eid, bid, { from: daysAfter(dates[0] ?? '', -1), to: daysAfter(dates.at(-1) ?? '', 1) })

/**
 * What days say, beside which devices there were: a read for each of these, and none where nothing was said. Where a button of care is among them, by which rules it calls somebody:
 * two queries more.
 */
async function heardIn(place: Pick<FiguresPlace, 'eid' | 'bid'>, days: readonly Day[]): Promise<Heard> {
  if (days.length === 0) return { days, stays: [] }
  const stays = await readStays(place)
  const hasCareButton = [...days, ...stays].some(({ type }) => type === careButton)
  return { days, stays, ...(hasCareButton && { careRules: await readCareRules(place.eid) }) }
}

/** What is known around some dates, in order, by now. One read for each day of a device, and for each device. */
export const readHeardAround = async (
  place: Pick<FiguresPlace, 'eid' | 'bid'>,
  dates: readonly string[],
): Promise<Heard> => heardIn(place, daysIn((await daysAround(place, dates).get()).docs))

/** The figures of some dates, in order, by what is known around them by now; nothing is kept. */
export async function figuresByNow(
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
  heardAround: () => Promise<Heard>,
): Promise<Map<string, DayFigures>> {
  if (dates.length === 0) return new Map()
  const heard = await heardAround()
  return new Map(dates.map((date) => [date, figuresOfDay(heard, date, place.timeZone, now).day]))
}

/**
 * Makes the figures of some dates anew, in order and all of them over, from the days as they are in this transaction, and answers how to keep them. Of a
 * resident of whom nothing was told about then nothing is kept, as nothing is of a time before they came; nor of a date whose days, or those beside it, may be gone by
 * now (docs/adr/0132-raw-days-go-figures-stay.md): what is kept of it stays. With them is kept where the resident was. One read for each day of a device, and for each device.
 */
export async function figuresToKeep(
  transaction: Transaction,
  place: FiguresPlace,
  dates: readonly string[],
  now: number,
): Promise<{ figures: Map<string, DayFigures>; keep: () => void }> {
  if (dates.length === 0) return { figures: new Map(), keep: () => undefined }
  const days = daysIn((await transaction.get(daysAround(place, dates))).docs)
  const heard = await heardIn(place, days)
  const made = dates.map((date) => ({ date, ...figuresOfDay(heard, date, place.timeZone, now) }))
  const segmentsOf = ({ date }: { date: string }) =>
    [date, segmentsOfDay(heard, date, place.timeZone, now)] as const
  const keep = () => {
    if (days.length === 0) return
    const there = made.filter(({ date }) => mayBeMade(date, place, now))
    for (const [month, ofMonth] of Map.groupBy(there, ({ date }) => monthOfDate(date))) {
      const kept = {
        days: Object.fromEntries(ofMonth.map(({ date, day }) => [date, day])),
        hours: Object.fromEntries(ofMonth.map(({ date, hours }) => [date, hours])),
        made: Object.fromEntries(ofMonth.map(({ date }) => [date, figuresMade])),
      }
      // Each date is written whole: what is merged into may hold a kind of reading that there is no more.
      const mergeFields = ofMonth.flatMap(({ date }) => [
        new FieldPath('days', date),
        new FieldPath('hours', date),
        new FieldPath('made', date),
      ])
      transaction.set(firestore().doc(figuresPaths.month(place.eid, place.bid, month)), kept, { mergeFields })
      keepWhereabouts(transaction, place, month, new Map(ofMonth.map(segmentsOf)))
    }
  }
  return { figures: new Map(made.map(({ date, day }) => [date, day])), keep }
}

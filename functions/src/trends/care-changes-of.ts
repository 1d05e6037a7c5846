import { type MoodRecord, type MoodType, moodTypes } from '@vigie/domain/care/mood-record'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { spanOfDates } from '@vigie/domain/time/local-time'
import {
  type CareChangeOf,
  careChangeOf,
  mayBeWorse,
  recentCareDates,
  usualCareDates,
} from '@vigie/domain/trends/care-change-of'
import { countCareRecords, readCareOfHome, readCareRecords } from '../data/care-records.ts'
import type { ResidentPlace } from '../data/figures.ts'

/** The span of the dates of late, the last that is over among them. */
const lateSpan = (last: string, timeZone: string) =>
  spanOfDates({ from: daysAfter(last, 1 - recentCareDates), to: last }, timeZone)

/** What changed in what staff recorded of a resident, until the last date that is over: a read for each late record, and six for those before. */
export async function careChangesOf(place: ResidentPlace, last: string) {
  const late = await readCareRecords(place, lateSpan(last, place.timeZone))
  return compared(place, { late, last, types: moodTypes })
}

/** What got worse in what staff recorded of each resident of a home: a read for each late record, and two for each that says of three dates that somebody is not well. */
export async function worseOfHome({ eid, timeZone }: Omit<ResidentPlace, 'bid'>, last: string) {
  const { byResident, isCut } = await readCareOfHome(eid, lateSpan(last, timeZone))
  const worseOf = async (bid: string) => {
    const late = byResident.get(bid) ?? []
    const types = moodTypes.filter((type) => mayBeWorse(type, late, timeZone))
    const all = await compared({ eid, bid, timeZone }, { late, last, types })
    return all.flatMap(({ change }) => (change !== 'notKnown' && change?.is === 'worse' ? [change] : []))
  }
  return { worseOf, isCut }
}

async function compared(
  place: ResidentPlace,
  { late, last, types }: { late: readonly MoodRecord[]; last: string; types: readonly MoodType[] },
): Promise<{ type: MoodType; change: CareChangeOf }[]> {
  const before = daysAfter(last, -recentCareDates)
  const usualDates = { from: daysAfter(before, 1 - usualCareDates), to: before }
  const span = spanOfDates(usualDates, place.timeZone)
  return Promise.all(
    types.map(async (type) => {
      const usual = await countCareRecords(place, type, span)
      return { type, change: careChangeOf(type, late, usual, place.timeZone) }
    }),
  )
}

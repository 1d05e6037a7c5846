import type { DocumentSnapshot } from '@google-cloud/firestore'
import { type Day, daySchema } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { eventsOfDays, type ToldEvent } from '@vigie/domain/rules/told-event'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** From one date to another, "yyyy-mm-dd" on the home's clock, both included. */
interface Dates {
  from: string
  to: string
}

/**
 * The days of devices of these types that a resident has or had, the first ones first, `most` documents at most. One read for each day of a device. One that cannot
 * be read is reported and left out.
 */
export async function readDays(
  eid: string,
  bid: string,
  types: readonly DeviceType[],
  { from, to }: Dates,
  most: number | null = null,
): Promise<Day[]> {
  const days = firestore()
    .collection(paths.days(eid, bid))
    .where('type', 'in', [...types])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
  const { docs } = await (most === null ? days : days.limit(most)).get()
  return daysIn(docs)
}

/** The days that documents hold; one that cannot be read is reported and left out. */
export const daysIn = (docs: readonly DocumentSnapshot[]): Day[] =>
  docs.flatMap((stored) => readOrReport(daySchema, stored) ?? [])

/** The query for every day of a resident from one date to another. */
export const allDays = (eid: string, bid: string, { from, to }: Dates) =>
  firestore().collection(paths.days(eid, bid)).where('date', '>=', from).where('date', '<=', to)

/** What these devices told by its name, of such dates; what cannot be read counts as not heard. */
export async function readDayEvents(
  eid: string,
  bid: string,
  types: readonly DeviceType[],
  dates: Dates,
): Promise<ReadonlyMap<string, ToldEvent>> {
  return eventsOfDays(await readDays(eid, bid, types, dates))
}

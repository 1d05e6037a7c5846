import { daySchema } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { eventsOfDays, type ToldEvent } from '@vigie/domain/rules/told-event'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/**
 * What devices of these types told, by its name, of a resident from one date to another, "yyyy-mm-dd" on the home's clock, both included. One read for each day of
 * a device. A day that cannot be read is reported and counts as one that was not heard.
 */
export async function readDayEvents(
  eid: string,
  bid: string,
  types: readonly DeviceType[],
  { from, to }: { from: string; to: string },
): Promise<ReadonlyMap<string, ToldEvent>> {
  const days = firestore()
    .collection(paths.days(eid, bid))
    .where('type', 'in', [...types])
    .where('date', '>=', from)
    .where('date', '<=', to)
  const { docs } = await days.get()
  return eventsOfDays(docs.flatMap((stored) => readOrReport(daySchema, stored) ?? []))
}

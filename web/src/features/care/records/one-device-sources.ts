import { assignmentSchema, daySchema } from '@vigie/domain/devices/device'
import { upkeepSchema } from '@vigie/domain/devices/upkeep-days'
import { paths } from '@vigie/domain/paths'
import { refusalSchema } from '@vigie/domain/sensors/refusal'
import { documentAt, listAt } from '../../../lib/firebase/asked.ts'

/** The latest messages that were refused and name one device. */
export const refusalsOfDeviceSource = (eid: string, deviceId: string, count: number) =>
  listAt(paths.refusals, refusalSchema, {
    where: [
      ['establishmentId', '==', eid],
      ['deviceId', '==', deviceId],
    ],
    latestBy: 'at',
    atMost: count,
  })

/** Where a device belongs, if it is of the establishment: a list of one, since nobody may ask for that of another home. */
export const assignmentSource = (eid: string, deviceId: string) =>
  listAt(paths.assignments, assignmentSchema, {
    where: [
      ['establishmentId', '==', eid],
      ['__name__', '==', deviceId],
    ],
  })

/** What one device told of a resident since a date, one document per day and part. */
export const daysOfDeviceSource = (eid: string, bid: string, deviceId: string, from: string) =>
  listAt(paths.days(eid, bid), daySchema, {
    where: [
      ['deviceId', '==', deviceId],
      ['date', '>=', from],
    ],
  })

/** The same from one date to another, both included, `most` documents at most. */
export const datesOfDeviceSource = (
  eid: string,
  bid: string,
  deviceId: string,
  { from, to, most }: { from: string; to: string; most: number },
) =>
  listAt(paths.days(eid, bid), daySchema, {
    where: [
      ['deviceId', '==', deviceId],
      ['date', '>=', from],
      ['date', '<=', to],
    ],
    atMost: most,
  })

/** Battery and signal of a device of an establishment, by day. */
export const upkeepSource = (eid: string, deviceId: string) =>
  documentAt(paths.upkeep(eid, deviceId), upkeepSchema)

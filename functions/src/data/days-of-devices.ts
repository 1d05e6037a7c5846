import { type Day, daySchema, deviceSchema } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/** The ids of a resident's devices of some types, `most` read at most. One read for each device of theirs. */
export async function readDevicesOf(
  eid: string,
  bid: string,
  types: readonly DeviceType[],
  most: number,
): Promise<string[]> {
  const { docs } = await firestore().collection(paths.devices(eid, bid)).limit(most).get()
  return docs.flatMap((stored) => {
    const device = readOrReport(deviceSchema.pick({ type: true }), stored)
    return device && types.includes(device.type) ? [stored.id] : []
  })
}

/** The days of a device from a date on, "yyyy-mm-dd", `most` documents at most, the first ones first. One that cannot be read is reported and left out. */
export async function readDaysOf(
  eid: string,
  bid: string,
  deviceId: string,
  from: string,
  most: number,
): Promise<Day[]> {
  const { docs } = await firestore()
    .collection(paths.days(eid, bid))
    .where('deviceId', '==', deviceId)
    .where('date', '>=', from)
    .orderBy('date')
    .limit(most)
    .get()
  return docs.flatMap((stored) => readOrReport(daySchema, stored) ?? [])
}

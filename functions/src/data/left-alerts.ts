import { alertSchema } from '@vigie/domain/alerts/alert'
import { isOver } from '@vigie/domain/alerts/alert-life'
import { alertsInProgress } from './alerts-in-progress.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'

/** A device of a home that is somebody else's from an instant on, epoch milliseconds; `beneficiaryId` null: nobody's there. */
export interface LeftDevice {
  eid: string
  deviceId: string
  beneficiaryId: string | null
  at: number
}

/**
 * Says on the alerts in progress of a device whether it is still that resident's, so that whoever is on the way learns that somebody else may have called
 * (docs/adr/0156-an-alert-says-that-its-device-has-left.md). Done again it changes nothing. One query, and a transaction for each of them.
 */
export async function noteDeviceLeft({ eid, deviceId, beneficiaryId, at }: LeftDevice): Promise<void> {
  const { docs } = await alertsInProgress(eid).where('deviceId', '==', deviceId).select().get()
  await Promise.all(
    docs.map(({ ref }) =>
      inTransaction(async (transaction) => {
        const alert = readOrReport(alertSchema, await transaction.get(ref))
        if (alert === null || isOver(alert)) return
        const before = alert.deviceLeftAt ?? null
        const deviceLeftAt = alert.beneficiaryId === beneficiaryId ? null : (before ?? at)
        if (deviceLeftAt !== before) transaction.update(ref, { deviceLeftAt })
      }),
    ),
  )
}

/** Says the same of devices that residents of a home are given, on the alerts in progress that say that theirs has left. One query, and one more for each of these devices. */
export async function noteDevicesGiven(
  eid: string,
  given: readonly Pick<LeftDevice, 'deviceId' | 'beneficiaryId'>[],
  at: number,
): Promise<void> {
  const { docs } = await alertsInProgress(eid).select('deviceId', 'deviceLeftAt').get()
  const left = new Set(docs.flatMap((one) => (one.get('deviceLeftAt') ? [one.get('deviceId')] : [])))
  const again = given.filter(({ deviceId }) => left.has(deviceId))
  await Promise.all(again.map((one) => noteDeviceLeft({ eid, ...one, at })))
}

import type { Establishment } from '@vigie/domain/care/establishment'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { db } from './firestore.ts'
import { createHome } from './home.ts'
import { uplinksOf } from './sensor-messages.ts'

/** A home with one resident who has a device, and what its ChirpStack publishes for it. */
export async function homeWithUplinks(type: DeviceType, change: Partial<Establishment> = {}) {
  const home = await createHome(change)
  const bid = await home.addResident()
  const deviceId = await home.addDevice(bid, type)
  const path = paths.device(home.eid, bid, deviceId)
  const device = async () => (await db.doc(path).get()).data()
  const kinds = async () => {
    const { docs } = await db.collection(paths.days(home.eid, bid)).where('deviceId', '==', deviceId).get()
    const events = docs.flatMap((day): { kind: string; at: number }[] => Object.values(day.get('events')))
    return events.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
  }
  const alerts = async () =>
    (await db.collection(paths.alerts(home.eid)).get()).docs.map((document) => document.data())
  return { home, bid, deviceId, ...uplinksOf(home, deviceId), path, device, kinds, alerts }
}

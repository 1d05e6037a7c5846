import { selfToldSchema, upkeepDaysOf } from '@vigie/domain/devices/upkeep-days'
import { paths } from '@vigie/domain/paths'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'

/**
 * Keeps what the devices of a resident told of battery and signal, each under its date; done again it changes nothing. One that cannot be read is
 * reported, and left out. A read and a write a device. `now` is epoch milliseconds.
 */
export async function keepUpkeepOf(eid: string, bid: string, timeZone: string, now: number): Promise<void> {
  const db = firestore()
  const { docs } = await db.collection(paths.devices(eid, bid)).select('battery', 'signal').get()
  const batch = db.batch()
  for (const one of docs) {
    const told = readOrReport(selfToldSchema, one)
    if (told === null) continue
    const upkeep = upkeepDaysOf(told, now, timeZone)
    if (Object.keys(upkeep.days).length > 0)
      batch.set(db.doc(paths.upkeep(eid, one.id)), upkeep, { merge: true })
  }
  await batch.commit()
}

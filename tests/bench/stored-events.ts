import { paths } from '@vigie/domain/paths'
import { eventIdOf } from '@vigie/domain/sensors/event-key'
import { db } from '../support/firestore.ts'
import type { LoadDevice } from './homes-under-load.ts'

/** What became of events that were sent, as Firestore has it afterwards. */
export interface StoredEvents {
  lost: number
  /** Stored in more than one place, or counted more than once on an alert. */
  doubled: number
}

/** Looks every event that was sent up in the day documents, and every press of a button on the alerts. */
export async function checkStored(
  devices: readonly LoadDevice[],
  sent: ReadonlyMap<string, LoadDevice>,
): Promise<StoredEvents> {
  const stored = new Map<string, number>()
  const residents = new Map(devices.map(({ home, bid }) => [bid, home.eid]))
  for (const [bid, eid] of residents) {
    const days = await db.collection(paths.days(eid, bid)).get()
    for (const id of days.docs.flatMap((day) => Object.keys(day.get('events')).map(eventIdOf))) {
      stored.set(id, (stored.get(id) ?? 0) + 1)
    }
  }
  const places = [...sent.keys()].map((id) => stored.get(id) ?? 0)
  const presses = [...sent.values()].filter(({ kinds }) => kinds.includes('buttonPressed')).length
  const counted = await countedOnAlerts(new Set(residents.values()))
  return {
    lost: places.filter((count) => count === 0).length + Math.max(0, presses - counted),
    doubled: places.filter((count) => count > 1).length + Math.max(0, counted - presses),
  }
}

async function countedOnAlerts(eids: ReadonlySet<string>): Promise<number> {
  let counted = 0
  for (const eid of eids) {
    const alerts = await db.collection(paths.alerts(eid)).get()
    for (const alert of alerts.docs) counted += alert.get('occurrences')
  }
  return counted
}

import { FieldPath, type Timestamp } from '@google-cloud/firestore'
import type { DayEvent, Device } from '@vigie/domain/devices/device'
import { paths } from '@vigie/domain/paths'
import { eventKey } from '@vigie/domain/sensors/event-key'
import { type DevicePlace, devicePath } from './devices.ts'
import { firestore } from './firestore.ts'

/** An event and the day document it goes to. */
export interface DayEntry {
  eventId: string
  /** yyyy-mm-dd on the home's clock. */
  date: string
  part: number
  event: DayEvent
}

/** What one device gains in a commit. */
export interface DeviceChange {
  place: DevicePlace
  /** The state it ends in. */
  device: Device
  /** The version of the stored state that `device` was computed from. */
  basedOn: Timestamp
  entries: readonly DayEntry[]
}

/**
 * Writes the changes of several devices, all or nothing: per device its state and the days of its events. Fails as a
 * whole when the state of any of them is not at the version it was computed from, or was moved away. Returns the new
 * version of each, in the order given. At least 2 writes per device, whatever the number of events.
 */
export async function commitDeviceChanges(changes: readonly DeviceChange[]): Promise<Timestamp[]> {
  const db = firestore()
  const batch = db.batch()
  const stateWrites: number[] = []
  let writes = 0
  for (const { place, device, basedOn, entries } of changes) {
    stateWrites.push(writes++)
    // Location, type and date of assignment belong to whoever assigns the device, not to its events.
    const { type, location, assignedAt, ...heard } = device
    batch.update(db.doc(devicePath(place)), heard, { lastUpdateTime: basedOn })
    for (const [path, ofDay] of Map.groupBy(entries, (entry) => dayPath(place, entry))) {
      const first = ofDay[0]
      if (!first) continue
      const events = Object.fromEntries(ofDay.map(({ eventId, event }) => [eventKey(eventId), event]))
      batch.set(
        db.doc(path),
        { deviceId: place.deviceId, type, date: first.date, events },
        { mergeFields: ['deviceId', 'type', 'date', ...ofDay.map(({ eventId }) => eventField(eventId))] },
      )
      writes++
    }
  }
  const results = await batch.commit()
  return stateWrites.map((index) => {
    const result = results[index]
    if (!result) throw new Error('Firestore answered a commit with fewer results than writes')
    return result.writeTime
  })
}

/** An event asked for in a part of a day. */
export interface EventQuestion {
  place: DevicePlace
  eventId: string
  date: string
  part: number
}

/** For each question, whether that day document holds that event already. One read each, of that one field. */
export async function areEventsStored(questions: readonly EventQuestion[]): Promise<boolean[]> {
  const db = firestore()
  return Promise.all(
    questions.map(async ({ place, eventId, ...day }) => {
      const field = eventField(eventId)
      const [snapshot] = await db.getAll(db.doc(dayPath(place, day)), { fieldMask: [field] })
      return snapshot?.get(field) !== undefined
    }),
  )
}

function dayPath(
  { establishmentId, beneficiaryId, deviceId }: DevicePlace,
  { date, part }: Pick<DayEntry, 'date' | 'part'>,
) {
  return paths.day(establishmentId, beneficiaryId, date, deviceId, part)
}

const eventField = (eventId: string) => new FieldPath('events', eventKey(eventId))

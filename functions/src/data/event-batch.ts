import { FieldPath, type Timestamp, type WriteBatch } from '@google-cloud/firestore'
import { dayExpiresAt } from '@vigie/domain/care/days-kept'
import type { DayEvent, Device } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { paths } from '@vigie/domain/paths'
import { committed } from './committed.ts'
import { type DevicePlace, devicePath } from './devices.ts'
import { firestore } from './firestore.ts'

/** An event and the day document it goes to. */
export interface DayEntry {
  /** What eventKey gives. */
  key: string
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
  /** For how many months its home keeps them. */
  keptMonths: number
}

/**
 * Writes the changes of several devices, all or nothing: per device its state and the days of its events. Fails as a
 * whole when the state of any of them is not at the version it was computed from, or was moved away; with Unstorable
 * when Firestore cannot hold what is written. Returns the new version of each, in the order given. 2 writes per device
 * and day, whatever the number of events.
 */
export async function commitDeviceChanges(changes: readonly DeviceChange[]): Promise<Timestamp[]> {
  const stateWrites: number[] = []
  const results = await committed((batch) => {
    let writes = 0
    for (const { place, device, basedOn, entries, keptMonths } of changes) {
      stateWrites.push(writes++)
      // Location, type and date of assignment belong to whoever assigns the device, not to its events.
      const { type, location, assignedAt, ...heard } = device
      batch.update(firestore().doc(devicePath(place)), heard, { lastUpdateTime: basedOn })
      writes += mergeDays(batch, place, type, entries, keptMonths)
    }
  })
  return stateWrites.map((index) => {
    const result = results[index]
    if (!result) throw new Error('Firestore answered a commit with fewer results than writes')
    return result.writeTime
  })
}

/** Puts events into the days of a resident who no longer has the device: its state there is gone. One write a day. */
export async function commitFormerDays(
  place: DevicePlace,
  type: DeviceType,
  entries: readonly DayEntry[],
  keptMonths: number,
): Promise<void> {
  await committed((batch) => mergeDays(batch, place, type, entries, keptMonths))
}

/** Adds a write per day to the batch and returns how many. An event that is there already becomes what it was. */
function mergeDays(
  batch: WriteBatch,
  place: DevicePlace,
  type: DeviceType,
  entries: readonly DayEntry[],
  keptMonths: number,
): number {
  const days = Map.groupBy(entries, (entry) => dayPath(place, entry))
  for (const [path, ofDay] of days) {
    const events = Object.fromEntries(ofDay.map(({ key, event }) => [key, event]))
    const fields = ofDay.map(({ key }) => eventField(key))
    const date = ofDay[0]?.date ?? ''
    const day = { deviceId: place.deviceId, type, date, events, expireAt: dayExpiresAt(date, keptMonths) }
    batch.set(firestore().doc(path), day, {
      mergeFields: ['deviceId', 'type', 'date', 'expireAt', ...fields],
    })
  }
  return days.size
}

/** An event asked for in a part of a day. */
export interface EventQuestion {
  place: DevicePlace
  /** What eventKey gives. */
  key: string
  date: string
  part: number
}

/**
 * For each question, whether that day document holds that event already. One read for each document, of the fields asked for,
 * however many events are looked for in it: a flood that comes in disorder, or again, must not stand before the reads of a call
 * for help (docs/adr/0142-a-flood-gives-way.md).
 */
export async function areEventsStored(questions: readonly EventQuestion[]): Promise<boolean[]> {
  // The parts of a day are asked for the same events, in one call.
  const days = Map.groupBy(questions, ({ place, date }) => dayPath(place, { date, part: 1 }))
  const found = new Map((await Promise.all([...days.values()].map(partsOf))).flat())
  return questions.map(({ place, key, ...day }) => Object.hasOwn(Object(found.get(dayPath(place, day))), key))
}

/** By the path of each part of a day, the events that are in it of those that are asked for. */
async function partsOf(questions: readonly EventQuestion[]): Promise<[path: string, events: unknown][]> {
  const db = firestore()
  const wanted = new Set(questions.map(({ place, key: _, ...day }) => dayPath(place, day)))
  const fieldMask = [...new Set(questions.map(({ key }) => key))].map(eventField)
  const found = await db.getAll(...[...wanted].map((path) => db.doc(path)), { fieldMask })
  return found.map((snapshot) => [snapshot.ref.path, snapshot.get('events')])
}

function dayPath(
  { establishmentId, beneficiaryId, deviceId }: DevicePlace,
  { date, part }: Pick<DayEntry, 'date' | 'part'>,
) {
  return paths.day(establishmentId, beneficiaryId, date, deviceId, part)
}

const eventField = (key: string) => new FieldPath('events', key)

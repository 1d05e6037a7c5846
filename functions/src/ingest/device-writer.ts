import type { Device } from '@vigie/domain/devices/device'
import { localDate } from '@vigie/domain/time/local-time'
import { isConflict } from '../data/conflict.ts'
import { DeviceNotThere, type DevicePlace, devicePath, readDevice } from '../data/devices.ts'
import { areEventsStored, commitDeviceChanges } from '../data/event-batch.ts'
import type { Versioned } from '../data/read-document.ts'
import { applyEvents, mayBeStored, partsToSearch, type ReceivedEvent } from './device-changes.ts'
import { FreshCache } from './fresh-cache.ts'
import { GroupCommitter } from './group-committer.ts'
import { maxAgeMs, maxDevices } from './limits.ts'

/** The events of one message, for one device. */
export interface Addition {
  place: DevicePlace
  timeZone: string
  received: readonly ReceivedEvent[]
}

const states = new FreshCache<Versioned<Device>>(readDevice, { maxAgeMs, maxEntries: maxDevices })

const committer = new GroupCommitter<Addition>({
  commit: commitGroup,
  keyOf: ({ place }) => devicePath(place),
  isItemsFault: isStale,
  limit: 100,
})

/** Whether a failure to write says that what we knew of the device was out of date: read afresh and try again. */
export function isStale(error: unknown): boolean {
  return error instanceof DeviceNotThere || isConflict(error)
}

/**
 * Makes the events of a message durable: the device's live state and its day, in one atomic commit that also serves
 * whatever other messages are being written at that moment. Events stored already change nothing. The state is known
 * from no earlier than `notBefore` (on the clock of performance.now). Fails with a stale error (isStale) when the
 * device is not there or another instance wrote it meanwhile. Returns where the device is, in the home's words.
 */
export async function writeEvents(addition: Addition, notBefore?: number): Promise<string> {
  // Read now rather than within the group, which a device heard from for the first time would hold up for all.
  const path = devicePath(addition.place)
  const known = states.peek(path, notBefore) ?? (await states.get(path, notBefore))
  if (known === null) throw new DeviceNotThere(path)
  await committer.add(addition)
  return known.data.location
}

async function commitGroup(additions: readonly Addition[]): Promise<void> {
  const asOf = states.now()
  const groups: DeviceGroup[] = []
  for (const [path, ofDevice] of Map.groupBy(additions, ({ place }) => devicePath(place))) {
    const stored = states.peek(path) ?? (await states.get(path))
    const [first] = ofDevice
    if (stored === null || first === undefined) throw new DeviceNotThere(path)
    groups.push({ ...first, path, stored, received: ofDevice.flatMap(({ received }) => received) })
  }
  const unstored = await withoutStored(groups)
  const changes = unstored.map(({ path, place, stored, received, timeZone }) => {
    return { path, place, basedOn: stored.version, ...applyEvents(stored.data, received, timeZone) }
  })
  if (changes.length === 0) return
  const versions = await commitDeviceChanges(changes)
  changes.forEach(({ path, device }, index) => {
    const version = versions[index]
    if (version) states.set(path, { data: device, version }, asOf)
  })
}

/** What a commit brings one device, and what is stored of it. */
interface DeviceGroup extends Addition {
  path: string
  stored: Versioned<Device>
}

/** Leaves out the events that the day documents hold already, and the devices that have no other. */
async function withoutStored(groups: readonly DeviceGroup[]): Promise<DeviceGroup[]> {
  const questions = groups.flatMap(({ place, timeZone, stored, received }) =>
    received
      .filter(({ event }) => mayBeStored(stored.data, event) === 'perhaps')
      .flatMap(({ event: { eventId, occurredAt } }) => {
        const date = localDate(occurredAt, timeZone)
        return partsToSearch(stored.data, date).map((part) => ({ place, eventId, date, part }))
      }),
  )
  const answers = questions.length === 0 ? [] : await areEventsStored(questions)
  const found = new Set(
    questions
      .filter((_, index) => answers[index])
      .map(({ place, eventId }) => `${place.deviceId} ${eventId}`),
  )
  return groups
    .map((group) => ({
      ...group,
      received: group.received.filter(({ event }) => {
        const isStored = mayBeStored(group.stored.data, event) === 'yes'
        return !isStored && !found.has(`${event.deviceId} ${event.eventId}`)
      }),
    }))
    .filter(({ received }) => received.length > 0)
}

import type { Device } from '@vigie/domain/device'
import { localDate } from '@vigie/domain/local-time'
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
  const known = await states.get(path, notBefore)
  if (known === null) throw new DeviceNotThere(path)
  await committer.add(addition)
  return known.data.location
}

async function commitGroup(additions: readonly Addition[]): Promise<void> {
  const asOf = states.now()
  const byDevice = [...Map.groupBy(additions, ({ place }) => devicePath(place))]
  const changes = await Promise.all(byDevice.map(([path, ofDevice]) => changeOf(path, ofDevice)))
  const real = changes.filter(({ entries }) => entries.length > 0)
  if (real.length === 0) return
  const versions = await commitDeviceChanges(real)
  real.forEach(({ path, device }, index) => {
    const version = versions[index]
    if (version) states.set(path, { data: device, version }, asOf)
  })
}

async function changeOf(path: string, additions: readonly Addition[]) {
  const stored = await states.get(path)
  const [first] = additions
  if (stored === null || first === undefined) throw new DeviceNotThere(path)
  const { place, timeZone } = first
  const received = additions.flatMap((addition) => addition.received)
  const unstored = await withoutStored(stored.data, received, first)
  return { path, place, basedOn: stored.version, ...applyEvents(stored.data, unstored, timeZone) }
}

/** Leaves out what the day documents hold already. No read for an event later than all others of its device. */
async function withoutStored(
  device: Device,
  received: readonly ReceivedEvent[],
  { place, timeZone }: Addition,
): Promise<ReceivedEvent[]> {
  const answers = received.map(async ({ event }) => {
    const guess = mayBeStored(device, event)
    if (guess !== 'perhaps') return guess === 'yes'
    const date = localDate(event.occurredAt, timeZone)
    const questions = partsToSearch(device, date).map((part) => ({
      place,
      eventId: event.eventId,
      date,
      part,
    }))
    return (await areEventsStored(questions)).includes(true)
  })
  const stored = await Promise.all(answers)
  return received.filter((_, index) => !stored[index])
}

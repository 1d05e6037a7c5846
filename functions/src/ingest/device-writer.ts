import type { Device } from '@vigie/domain/devices/device'
import { localDate } from '@vigie/domain/time/local-time'
import { isConflict, isOutage, Unstorable } from '../data/conflict.ts'
import { DeviceNotThere, type DevicePlace, devicePath, readDevice } from '../data/devices.ts'
import { areEventsStored, commitDeviceChanges } from '../data/event-batch.ts'
import type { Versioned } from '../data/read-document.ts'
import { applySayings, keyOf, mayBeStored, partsToSearch, type Sayings } from './device-changes.ts'
import { FreshCache } from './fresh-cache.ts'
import { GroupCommitter } from './group-committer.ts'
import { maxAgeMs, maxDevices, sharedForMs, stateAgeMs } from './limits.ts'
import { rightOfWay } from './right-of-way.ts'

/** What one message says of one device. */
export interface Addition extends Sayings {
  place: DevicePlace
  timeZone: string
  /** For how many months the home keeps what its sensors say. */
  keptMonths: number
}

const states = new FreshCache<Versioned<Device>>(readDevice, {
  maxAgeMs: stateAgeMs,
  maxEntries: maxDevices,
})

/** When another instance was last seen to write the same devices, on the clock of performance.now. */
let sharedAt = Number.NEGATIVE_INFINITY

/** The live state of a device, null where it is not there; from no earlier than `notBefore`. */
export async function stateOf(path: string, notBefore?: number): Promise<Versioned<Device> | null> {
  const now = states.now()
  const since = notBefore ?? (now - sharedAt < sharedForMs ? now - maxAgeMs : undefined)
  return states.peek(path, since) ?? states.get(path, since)
}

const committer = new GroupCommitter<Addition>({
  commit: commitGroup,
  keyOf: ({ place }) => devicePath(place),
  isOutage,
  isContended: (error) => {
    if (!isConflict(error)) return false
    sharedAt = states.now()
    return true
  },
  limit: 100,
})

/** Whether a failure to write says that what we knew of the device was out of date: read afresh and try again. */
export function isStale(error: unknown): boolean {
  return error instanceof DeviceNotThere || isConflict(error)
}

/**
 * Makes what a message says durable: the device's live state and its day, in one atomic commit that also serves
 * whatever other messages are being written at that moment. Events stored already change nothing. The state is known
 * from no earlier than `notBefore` (on the clock of performance.now). Fails with a stale error (isStale) when the
 * device is not there or another instance wrote it meanwhile, and with Unstorable for what Firestore cannot hold.
 */
export async function writeSayings(addition: Addition, notBefore?: number): Promise<void> {
  // Read now rather than within the group, which a device heard from for the first time would hold up for all.
  const path = devicePath(addition.place)
  if ((await stateOf(path, notBefore)) === null) throw new DeviceNotThere(path)
  await committer.add(addition)
}

async function commitGroup(additions: readonly Addition[]): Promise<void> {
  await rightOfWay.giveWay()
  const groups = await Promise.all(
    [...Map.groupBy(additions, ({ place }) => devicePath(place))].map(([path, ofDevice]) =>
      groupOf(path, ofDevice),
    ),
  )
  const unstored = await withoutStored(groups)
  try {
    await commitChanges(unstored, 0)
  } catch (error) {
    if (!(error instanceof Unstorable) || groups.length > 1) throw error
    await commitElsewhere(unstored, error)
  }
}

/** More than the parts that a day of a device in its right mind fills. */
const mostSkipped = 4

/** A day that takes no more goes on in a further part, whatever its count of bytes said. */
async function commitElsewhere(groups: readonly DeviceGroup[], error: Unstorable): Promise<void> {
  for (let skip = 1; skip <= mostSkipped; skip++) {
    try {
      return await commitChanges(groups, skip)
    } catch (again) {
      if (!(again instanceof Unstorable)) throw again
    }
  }
  throw error
}

async function commitChanges(groups: readonly DeviceGroup[], skip: number): Promise<void> {
  const asOf = states.now()
  const changes = groups.flatMap(({ path, place, stored, timeZone, keptMonths, ...said }) => {
    const applied = applySayings(stored.data, said, timeZone, skip)
    return applied === null ? [] : [{ path, place, keptMonths, basedOn: stored.version, ...applied }]
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

async function groupOf(path: string, additions: readonly Addition[]): Promise<DeviceGroup> {
  const stored = states.peek(path) ?? (await states.get(path))
  const [first] = additions
  if (stored === null || first === undefined) throw new DeviceNotThere(path)
  const received = additions.flatMap((addition) => addition.received)
  const heard = additions.flatMap((addition) => addition.heard)
  const gateways = additions.flatMap(({ gateway }) => gateway ?? []).sort((one, other) => other.at - one.at)
  return { ...first, path, stored, received, heard, gateway: gateways[0] ?? null }
}

/** Leaves out the events that the day documents hold already. */
async function withoutStored(groups: readonly DeviceGroup[]): Promise<DeviceGroup[]> {
  const questions = groups.flatMap(({ place, timeZone, stored, received }) =>
    received
      .filter((one) => mayBeStored(stored.data, one) === 'perhaps')
      .flatMap((one) => {
        const date = localDate(one.event.occurredAt, timeZone)
        return partsToSearch(stored.data, date).map((part) => ({ place, key: keyOf(one), date, part }))
      }),
  )
  const answers = questions.length === 0 ? [] : await areEventsStored(questions)
  const found = new Set(
    questions.filter((_, index) => answers[index]).map(({ place, key }) => `${place.deviceId} ${key}`),
  )
  return groups.map((group) => ({
    ...group,
    received: group.received.filter((one) => {
      const isStored = mayBeStored(group.stored.data, one) === 'yes'
      return !isStored && !found.has(`${one.event.deviceId} ${keyOf(one)}`)
    }),
  }))
}

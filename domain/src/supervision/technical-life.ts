import { checkEveryMs } from './chain.ts'
import { isStillWrong, wrongClocks } from './clocks.ts'
import { cutOffIn } from './cut-off.ts'
import { endingKeys } from './key-ends.ts'
import { type Entries, type Found, heardOf, placeOf, silences, stillAway } from './silences.ts'
import type { Silent } from './silent.ts'
import { type TechnicalSubject, technicalKey } from './technical-alert.ts'
import type { GatewaysHeard, Watch } from './watch.ts'
import { isOverdue, needsBattery, needsSignal, type WatchedDevice } from './watched-device.ts'

/** A technical alert that begins. */
export interface Raised extends Found {
  id: string
}

/**
 * What begins and what is over at `now`, by what is known of a home. Each silent device is told of once: by the home where nothing of it
 * is heard, else by its gateway, else by itself. What was told goes on until that very thing is heard again, whatever speaks for it
 * meanwhile. Rooms are left empty.
 */
export function technicalAfter(
  watch: Watch,
  gateways: GatewaysHeard,
  now: number,
  newId: () => string,
): { watch: Watch; raised: Raised[]; ended: string[] } {
  const going = Object.entries(watch.open).filter(([key, told]) => goesOn(watch, gateways, key, told))
  const over = Object.entries(watch.open).filter((entry) => !going.some(([key]) => key === entry[0]))
  const open = Object.fromEntries(going)
  const excused = over.reduce(
    (devices, [key, { since }]) => afterEnd(devices, { key, since }, { open, gateways, now }),
    watch.devices,
  )
  const rested = { ...watch, devices: excused, open }
  const home = over.find(([key]) => key === 'home')
  const away = home === undefined ? [] : stillAway(rested, gateways, home[1].since)
  const spokenFor = {
    ...open,
    ...Object.fromEntries(away.map(({ subject }) => [technicalKey(subject), true])),
  }
  const found = [
    ...away,
    ...silences(rested, spokenFor, gateways, now),
    ...upkeep(rested),
    ...wrongClocks(rested),
    ...endingKeys(rested),
  ]
  const raised = found
    .filter(({ subject }) => !(technicalKey(subject) in open))
    .map((one): Raised => ({ ...one, id: newId() }))
  const begun = raised.map(({ id, subject, since }) => {
    const ofWhom = 'beneficiaryId' in subject ? { beneficiaryId: subject.beneficiaryId } : {}
    return [technicalKey(subject), { id, since, told: false, ...ofWhom }]
  })
  return {
    watch: { ...rested, open: { ...open, ...Object.fromEntries(begun) } },
    raised,
    ended: over.map(([, { id }]) => id),
  }
}

/** Whether a group or the whole home is silent, which speaks for what is in it. */
export const isGroup = ({ kind }: TechnicalSubject): boolean => kind === 'home' || kind === 'gateway'

/**
 * Whether something may be about to be told that no alert speaks for yet. What is remembered of the other devices may be old: who is
 * silent beside whom is then said of all their records.
 */
export const isInDoubt = ({ devices, open }: Watch, now: number): boolean =>
  !('home' in open) &&
  Object.entries(devices).some(
    ([id, device]) =>
      isOverdue(device, now) && !(`device:${id}` in open) && !(`gateway:${device.gatewayId}` in open),
  )

/** Whether what is told as this key was not heard since, and is still where it was told to be. */
function goesOn(
  watch: Watch,
  gateways: GatewaysHeard,
  key: string,
  { since, beneficiaryId }: Watch['open'][string],
): boolean {
  const { devices } = watch
  const all: Entries = Object.entries(devices)
  if (key === 'home') return all.length > 0 && heardOf(all, Math.max(0, ...gateways.values())) <= since
  const [kind = '', id = ''] = splitKey(key)
  if (kind === 'gateway') {
    const own = all.filter(([, { gatewayId }]) => gatewayId === id)
    return own.length > 0 && heardOf(own, gateways.get(id) ?? 0) <= since
  }
  if (kind === 'gatewayClock') return isStillWrong(watch, key, id)
  if (kind === 'gatewayKey') return key in (watch.keyEnds ?? {})
  const device = devices[id]
  if (device === undefined) return false
  if (beneficiaryId !== undefined && device.beneficiaryId !== beneficiaryId) return false
  if (kind === 'device') return device.heardAt <= since
  if (kind === 'deviceClock') return isStillWrong(watch, key, id)
  return kind === 'battery' ? needsBattery(device, true) : needsSignal(device, true)
}

/** A gateway's name may hold anything. */
const splitKey = (key: string) => [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]

/**
 * The devices after something is over. What could not be heard, since its gateway was away, has its whole time again; what was silent
 * by itself, and is heard, is waited for the longer the next time.
 */
function afterEnd(
  devices: Watch['devices'],
  { key, since }: { key: string; since: number },
  { open, gateways, now }: { open: Watch['open']; gateways: GatewaysHeard; now: number },
): Watch['devices'] {
  const [kind, id] = key === 'home' ? ['home', ''] : splitKey(key)
  // Of a home one gateway may be back and another not: what that one hears is as silent as it was.
  const back = new Set(
    Object.values(devices).flatMap(({ gatewayId, heardAt }) =>
      gatewayId === null || Math.max(heardAt, gateways.get(gatewayId) ?? 0) > since ? [gatewayId] : [],
    ),
  )
  const changed = Object.entries(devices).map(([deviceId, device]): [string, WatchedDevice] => {
    const isOfGroup =
      kind === 'home' ? back.has(device.gatewayId) : kind === 'gateway' && device.gatewayId === id
    const isItself = kind === 'device' && deviceId === id && device.heardAt > since
    if (!isOfGroup && !isItself) return [deviceId, device]
    // Looked at once more soon: of some an alert of their own goes on, which their beat has ended.
    const lookAt = Math.min(device.lookAt, now + checkEveryMs)
    if (isItself) return [deviceId, { ...device, lookAt, mendedAt: now }]
    // What was silent before its group was stays so, and is looked at as such.
    const isTold = `device:${deviceId}` in open
    return [
      deviceId,
      { ...device, lookAt, ...(isTold ? {} : { countsFrom: excusedFrom(device, since, now) }) },
    ]
  })
  return Object.fromEntries(changed)
}

/**
 * From when the silence of a device counts whose gateway is back: from now, for its beat may have fallen into the silence. One that was not
 * heard since the last time is only given the time that its gateway was away: else a gateway that is away every night would hide it for ever.
 */
const excusedFrom = ({ countsFrom, heardAt }: WatchedDevice, since: number, now: number) =>
  countsFrom > heardAt ? Math.min(now, countsFrom + now - since) : now

/** The worst of what is silent, as screens say it; null: nothing is known to be. */
export function silentOf(watch: Watch): Silent | null {
  const { devices, open } = watch
  const all = Object.entries(devices)
  const { home } = open
  if (home) return all.length === 0 ? null : { of: 'home', since: home.since, devices: all.length }
  const going = Object.entries(open)
  const gateways = going.filter(([key]) => key.startsWith('gateway:'))
  const names = new Set(gateways.map(([key]) => splitKey(key)[1]))
  const behind = all.filter(([, { gatewayId }]) => gatewayId !== null && names.has(gatewayId))
  const single = going.filter(([key]) => key.startsWith('device:'))
  const clocks = going.filter(([key]) => /^(gateway|device)Clock:/.test(key))
  if (behind.length === 0 && clocks.length > 0)
    return { of: 'clocks', since: Math.min(...clocks.map(([, { since }]) => since)), devices: clocks.length }
  const of = behind.length > 0 ? 'gateway' : 'devices'
  const told = of === 'gateway' ? gateways : single
  if (told.length === 0) return null
  // In one order always, so that the home is written only where something changed.
  const away = gateways
    .map(([key, { since }]) => ({ id: splitKey(key)[1] ?? '', since }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const alone = single.filter(([key]) => !behind.some(([id]) => key === `device:${id}`))
  return {
    of,
    since: Math.min(...told.map(([, { since }]) => since)),
    devices: behind.length + alone.length,
    ...(of === 'gateway' && { residents: cutOffIn(watch).size, gateways: away }),
  }
}

function upkeep({ devices, open }: Watch): Found[] {
  return Object.entries(devices).flatMap(([deviceId, device]): Found[] => {
    const at = { deviceId, ...placeOf(device) }
    const { battery, weak } = device
    const isLow = battery !== null && needsBattery(device, `battery:${deviceId}` in open)
    const isWeak = needsSignal(device, `signal:${deviceId}` in open)
    return [
      ...(isLow
        ? [
            {
              since: battery.now.at,
              subject: { kind: 'battery', ...at, percent: battery.now.percent },
            } as const,
          ]
        : []),
      ...(isWeak ? [{ since: weak.at, subject: { kind: 'signal', ...at } } as const] : []),
    ]
  })
}

import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { checkEveryMs } from './chain.ts'
import type { Silent } from './silent.ts'
import { type TechnicalSubject, technicalKey } from './technical-alert.ts'
import type { GatewaysHeard, Watch } from './watch.ts'
import { isOverdue, needsBattery, needsSignal, toldAfterMs, type WatchedDevice } from './watched-device.ts'

/** A technical alert that begins. */
export interface Raised {
  id: string
  subject: TechnicalSubject
  since: number
}

type Entries = readonly (readonly [string, WatchedDevice])[]
type Found = Omit<Raised, 'id'>

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
  const going = Object.entries(watch.open).filter(([key, { since }]) => goesOn(watch, gateways, key, since))
  const over = Object.entries(watch.open).filter((entry) => !going.some(([key]) => key === entry[0]))
  const open = Object.fromEntries(going)
  const excused = over.reduce((devices, [key]) => afterEnd(devices, key, open, now), watch.devices)
  const rested = { ...watch, devices: excused, open }
  const found = [...silences(rested, gateways, now), ...upkeep(rested)]
  const raised = found
    .filter(({ subject }) => !(technicalKey(subject) in open))
    .map((one): Raised => ({ ...one, id: newId() }))
  const begun = raised.map(({ id, subject, since }) => [technicalKey(subject), { id, since, told: false }])
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

/** Whether what is told as this key was not heard since. */
function goesOn({ devices }: Watch, gateways: GatewaysHeard, key: string, since: number): boolean {
  const all: Entries = Object.entries(devices)
  if (key === 'home') return all.length > 0 && heardOf(all, Math.max(0, ...gateways.values())) <= since
  const [kind = '', id = ''] = splitKey(key)
  if (kind === 'gateway') {
    const own = all.filter(([, { gatewayId }]) => gatewayId === id)
    return own.length > 0 && heardOf(own, gateways.get(id) ?? 0) <= since
  }
  const device = devices[id]
  if (device === undefined) return false
  if (kind === 'device') return device.heardAt <= since
  return kind === 'battery' ? needsBattery(device, true) : needsSignal(device, true)
}

/** A gateway's name may hold anything. */
const splitKey = (key: string) => [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]

const heardOf = (own: Entries, byGateway: number) =>
  Math.max(byGateway, ...own.map(([, { heardAt }]) => heardAt))

/**
 * The devices after something is over. What could not be heard, since its gateway was away, has its whole time again; what was silent
 * by itself is waited for the longer the next time.
 */
function afterEnd(
  devices: Watch['devices'],
  key: string,
  open: Watch['open'],
  now: number,
): Watch['devices'] {
  const [kind, id] = key === 'home' ? ['home', ''] : splitKey(key)
  const changed = Object.entries(devices).map(([deviceId, device]): [string, WatchedDevice] => {
    const isOfGroup = kind === 'home' || (kind === 'gateway' && device.gatewayId === id)
    if (!isOfGroup && !(kind === 'device' && deviceId === id)) return [deviceId, device]
    // Looked at once more soon: of some an alert of their own goes on, which their beat has ended.
    const lookAt = Math.min(device.lookAt, now + checkEveryMs)
    // What was silent before its group was stays so, and is looked at as such.
    const rest = `device:${deviceId}` in open ? {} : { countsFrom: now }
    return [deviceId, { ...device, lookAt, ...(isOfGroup ? rest : { mendedAt: now }) }]
  })
  return Object.fromEntries(changed)
}

function silences({ devices, open }: Watch, gateways: GatewaysHeard, now: number): Found[] {
  const all: Entries = Object.entries(devices)
  if ('home' in open) return []
  const homeHeardAt = heardOf(all, Math.max(0, ...gateways.values()))
  if (isSilentTogether(all, homeHeardAt, now))
    return [{ since: homeHeardAt, subject: { kind: 'home', devices: all.length } }]
  const byGateway = Map.groupBy(all, ([, { gatewayId }]) => gatewayId)
  return [...byGateway].flatMap(([gatewayId, own]): Found[] => {
    if (gatewayId !== null && `gateway:${gatewayId}` in open) return []
    const heardAt = gatewayId === null ? homeHeardAt : heardOf(own, gateways.get(gatewayId) ?? 0)
    if (gatewayId !== null && isSilentTogether(own, heardAt, now))
      return [{ since: heardAt, subject: { kind: 'gateway', gatewayId, devices: own.length } }]
    const together = gatewayId === null ? all : own
    return own.flatMap(([deviceId, device]): Found[] =>
      isOverdue(device, now) && !isHeld(device, together.length, heardAt, now)
        ? [{ since: device.heardAt, subject: { kind: 'device', deviceId, ...placeOf(device) } }]
        : [],
    )
  })
}

/** When a device should have been heard by at the latest, had it been well. */
const expectedBy = ({ type, countsFrom }: WatchedDevice) =>
  countsFrom + deviceTypeInfo(type).expectedEverySeconds * 1_000

/**
 * Whether those whom one gateway, or the home, hears are silent together: two of them are overdue, and nothing at all was heard since they
 * should have been. One alone may be broken; had anything been heard since, it would be they that are.
 */
function isSilentTogether(own: Entries, heardAt: number, now: number): boolean {
  const missed = own.filter(([, device]) => isOverdue(device, now) && expectedBy(device) >= heardAt)
  return missed.length >= 2
}

/**
 * Whether it is left open for a while longer if a device is broken or all those beside it are not heard: nothing was since it should have
 * been. At most for as long again as it is expected within.
 */
function isHeld(device: WatchedDevice, together: number, heardAt: number, now: number): boolean {
  if (together < 2 || heardAt > expectedBy(device)) return false
  return now < expectedBy(device) + toldAfterMs(device, now)
}

/** The worst of what is silent, as screens say it; null: nothing is known to be. */
export function silentOf({ devices, open }: Watch): Silent | null {
  const all = Object.entries(devices)
  const { home } = open
  if (home) return all.length === 0 ? null : { of: 'home', since: home.since, devices: all.length }
  const going = Object.entries(open)
  const gateways = going.filter(([key]) => key.startsWith('gateway:'))
  const names = new Set(gateways.map(([key]) => splitKey(key)[1]))
  const behind = all.filter(([, { gatewayId }]) => gatewayId !== null && names.has(gatewayId))
  const single = going.filter(([key]) => key.startsWith('device:'))
  const of = behind.length > 0 ? 'gateway' : 'devices'
  const told = of === 'gateway' ? gateways : single
  if (told.length === 0) return null
  const alone = single.filter(([key]) => !behind.some(([id]) => key === `device:${id}`))
  return { of, since: Math.min(...told.map(([, { since }]) => since)), devices: behind.length + alone.length }
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

const placeOf = ({ beneficiaryId, type, location }: WatchedDevice) => ({
  beneficiaryId,
  type,
  location,
  room: '',
})

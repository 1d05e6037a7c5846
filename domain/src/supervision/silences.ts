import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import type { TechnicalSubject } from './technical-alert.ts'
import type { GatewaysHeard, Watch } from './watch.ts'
import { isOverdue, toldAfterMs, type WatchedDevice } from './watched-device.ts'

/** A silence, or what needs care, as it is found: rooms are left empty. */
export interface Found {
  subject: TechnicalSubject
  since: number
}

export type Entries = readonly (readonly [string, WatchedDevice])[]

/** When anything of some devices, or of the gateway that hears them, was heard last. */
export const heardOf = (own: Entries, byGateway: number): number =>
  Math.max(byGateway, ...own.map(([, { heardAt }]) => heardAt))

/** The gateways of a home that is heard again since an instant which are not: what was known to be silent is not well for another's being heard. */
export function stillAway({ devices, open }: Watch, gateways: GatewaysHeard, since: number): Found[] {
  const byGateway = Map.groupBy(Object.entries(devices), ([, { gatewayId }]) => gatewayId)
  return [...byGateway].flatMap(([gatewayId, own]): Found[] => {
    if (gatewayId === null || `gateway:${gatewayId}` in open) return []
    const heardAt = heardOf(own, gateways.get(gatewayId) ?? 0)
    return heardAt > since
      ? []
      : [{ since: heardAt, subject: { kind: 'gateway', gatewayId, devices: own.length } }]
  })
}

/** What is silent at `now`, each device once: by the home, else by its gateway, else by itself; but for what `spokenFor` names. */
export function silences(
  { devices, open }: Watch,
  spokenFor: Readonly<Record<string, unknown>>,
  gateways: GatewaysHeard,
  now: number,
): Found[] {
  const all: Entries = Object.entries(devices)
  if ('home' in open) return []
  const homeHeardAt = heardOf(all, Math.max(0, ...gateways.values()))
  if (isSilentTogether(all, homeHeardAt, now))
    return [{ since: homeHeardAt, subject: { kind: 'home', devices: all.length } }]
  const byGateway = Map.groupBy(all, ([, { gatewayId }]) => gatewayId)
  return [...byGateway].flatMap(([gatewayId, own]): Found[] => {
    if (gatewayId !== null && `gateway:${gatewayId}` in spokenFor) return []
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

/** Where a device is, as what is told of it says. */
export const placeOf = ({ beneficiaryId, type, location }: WatchedDevice) => ({
  beneficiaryId,
  type,
  location,
  room: '',
})

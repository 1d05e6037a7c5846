import { z } from 'zod'
import type { Device } from '../devices/device.ts'
import { deviceTypeInfo } from '../devices/device-catalogue.ts'
import { deviceTypeSchema } from '../devices/device-type.ts'
import { isWeakSignal, lowBatteryPercent } from '../devices/upkeep.ts'
import { idSchema, instantSchema } from '../ids.ts'
import { checkEveryMs } from './chain.ts'
import { isRightTime } from './clock-evidence.ts'
import { type ClockRun, clockRunSchema, runAfter } from './clock-run.ts'

const level = z.object({ percent: z.number(), at: instantSchema })

/** What supervision remembers of a device of a home. */
export const watchedDeviceSchema = z.object({
  beneficiaryId: idSchema,
  type: deviceTypeSchema,
  location: z.string().max(80),
  /** When it was last heard, by the time of publishing; of one that never was, since when it hangs there. */
  heardAt: instantSchema,
  /** From when its silence counts: later than `heardAt` where it could not be heard meanwhile, as its gateway was away. */
  countsFrom: instantSchema,
  /** By which gateway it was last heard; null: not known, as the message named none. */
  gatewayId: z.string().max(120).nullable(),
  /** Its silence was over last at; it is told of again the later for it. */
  mendedAt: instantSchema.nullable(),
  /** When its record is to be looked at next. */
  lookAt: instantSchema,
  battery: z.object({ now: level, was: level }).nullable(),
  /** How often in a row it was heard weakly, from 0 to 3; `at` is the latest reading that was counted. */
  weak: z.object({ count: z.number().int().min(0).max(3), at: instantSchema }),
  /** By its own clock it tells no right time. */
  clock: clockRunSchema.optional(),
})
export type WatchedDevice = z.infer<typeof watchedDeviceSchema>

const hour = 3_600_000
const day = 24 * hour

/**
 * How long a device may be silent until somebody is told: a quarter longer than its type takes at most. The screen greys it before. One that
 * was silent within the last day is waited for twice its time: at the edge it would be told of again and again.
 */
export function toldAfterMs(
  { type, mendedAt }: Pick<WatchedDevice, 'type' | 'mendedAt'>,
  now: number,
): number {
  const expectedMs = deviceTypeInfo(type).expectedEverySeconds * 1_000
  const isAtEdge = mendedAt !== null && now - mendedAt < day
  return expectedMs * (isAtEdge ? 2 : 1.25)
}

/** Whether a device has been silent for so long that somebody is to be told. */
export const isOverdue = (device: WatchedDevice, now: number): boolean =>
  now - device.countsFrom >= toldAfterMs(device, now)

/** What of a device's record is looked at. */
export type SeenDevice = Pick<
  Device,
  'type' | 'location' | 'assignedAt' | 'lastSeenAt' | 'heardAt' | 'battery' | 'signal' | 'gateway'
>

/** What is known of a device after its record was looked at; `known`: before, null where it is new. */
export function watchedAfter(
  known: WatchedDevice | null,
  beneficiaryId: string,
  seen: SeenDevice,
  now: number,
): WatchedDevice {
  const heardAt = Math.min(now, seen.heardAt ?? seen.lastSeenAt ?? known?.heardAt ?? seen.assignedAt)
  // Whoever hangs a silent device up somewhere else has not heard it.
  const wasOverdue = known !== null && isOverdue(known, now)
  const isSame = known !== null && (known.beneficiaryId === beneficiaryId || wasOverdue)
  const clock = clockAfter(known?.clock, seen)
  const next: WatchedDevice = {
    beneficiaryId,
    type: seen.type,
    location: seen.location,
    heardAt,
    countsFrom: Math.max(heardAt, wasOverdue ? 0 : seen.assignedAt, isSame ? known.countsFrom : 0),
    gatewayId: seen.gateway && seen.gateway.at >= heardAt ? seen.gateway.id : null,
    mendedAt: known?.mendedAt ?? null,
    lookAt: now,
    battery: batteryAfter(known?.battery ?? null, seen.battery),
    weak: weakAfter(known?.weak ?? { count: 0, at: 0 }, seen.signal),
    ...(clock && { clock }),
  }
  const lookAt = nextLookAt(next, now)
  return { ...next, lookAt: clock ? Math.min(lookAt, now + lookAtClockAgainMs) : lookAt }
}

/** A device whose clock may be wrong is looked at this often, until it is known. */
const lookAtClockAgainMs = 30 * 60_000

function clockAfter(
  known: ClockRun | undefined,
  { heardAt, lastSeenAt }: Pick<SeenDevice, 'heardAt' | 'lastSeenAt'>,
): ClockRun | undefined {
  if (heardAt === undefined || lastSeenAt === null) return known
  const aheadMs = lastSeenAt - heardAt
  if (isRightTime(aheadMs)) return undefined
  return runAfter(known, { at: heardAt, aheadMs, deviceId: null })
}

/** A device is not looked at before it could be worth telling; one that is, every few minutes at first and then once an hour. */
export function nextLookAt(device: WatchedDevice, now: number): number {
  const dueAt = device.countsFrom + toldAfterMs(device, now)
  if (dueAt > now) return Math.min(dueAt, now + day)
  return now + Math.min(hour, Math.max(checkEveryMs, Math.round((now - device.countsFrom) / 12)))
}

/** The level of a battery a week or so ago stands beside the latest. */
const compareAfterMs = 7 * day

function batteryAfter(
  known: WatchedDevice['battery'],
  seen: SeenDevice['battery'],
): WatchedDevice['battery'] {
  if (seen === null) return known
  const now = { percent: seen.percent, at: seen.at }
  if (known === null) return { now, was: now }
  // A higher level is another battery.
  if (now.percent > known.now.percent + 5) return { now, was: now }
  return { now, was: now.at - known.was.at > 2 * compareAfterMs ? known.now : known.was }
}

function weakAfter(known: WatchedDevice['weak'], seen: SeenDevice['signal']): WatchedDevice['weak'] {
  if (seen === null || seen.at <= known.at) return known
  const count = known.count + (isWeakSignal(seen) ? 1 : -1)
  return { count: Math.min(3, Math.max(0, count)), at: seen.at }
}

/** So much a fortnight, and the battery is empty within two months. */
const fallingBy = 15
const goodAgainPercent = 30

/** Whether a battery is to be changed: it is low, or falls fast. Once said, until it is well above (`isOpen`). */
export function needsBattery({ battery }: Pick<WatchedDevice, 'battery'>, isOpen: boolean): boolean {
  if (battery === null) return false
  const { now, was } = battery
  if (isOpen) return now.percent < goodAgainPercent || was.percent - now.percent >= fallingBy
  return now.percent <= lowBatteryPercent || was.percent - now.percent >= fallingBy
}

/** Whether a device is heard ever more weakly: three times in a row; once said, until it was not three times more often. */
export const needsSignal = ({ weak }: Pick<WatchedDevice, 'weak'>, isOpen: boolean): boolean =>
  isOpen ? weak.count > 0 : weak.count === 3

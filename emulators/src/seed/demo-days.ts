import { startedAnew } from '@vigie/domain/devices/assignment'
import type { Day, DayEvent, Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { advanceDevice, hearDevice } from '@vigie/domain/devices/device-state'
import { eventKey } from '@vigie/domain/sensors/event-key'
import type { SensorEvent } from '@vigie/domain/sensors/sensor-event'
import { dayOfDevice } from './day-of-device.ts'
import type { DemoDevice, DemoResident } from './demo-devices.ts'
import { batteryOf, isSilent } from './device-health.ts'
import { datesUntil, localMidnight } from './local-midnight.ts'
import { randomOf } from './random.ts'
import { routineOn } from './routine.ts'

/**
 * How far back the demo residence of `npm start` remembers, in days, today included. Google's Firestore emulator looks at
 * every document for every open query at every commit: 90 days of history made each event 40 ms slower.
 */
export const historyDays = 30

/** The events of one device on one date, up to an instant, as its gateway would have named them. */
export function eventsOfDay(
  device: DemoDevice,
  date: string,
  timeZone: string,
  until: number,
): SensorEvent[] {
  if (isSilent(device.deviceId, date)) return []
  const routine = routineOn(device.bid, date)
  const random = randomOf(`${device.deviceId} ${date}`)
  const midnight = localMidnight(date, timeZone)
  return dayOfDevice(device.type, routine, random)
    .map(({ minute, kind, value }, index) => ({
      eventId: `${device.deviceId}-${date}-${index}`,
      deviceId: device.deviceId,
      kind,
      value,
      occurredAt: midnight + minute * 60_000,
      battery: batteryOf(device.deviceId, midnight),
      rssi: -80 - random.between(0, 30),
      snr: random.between(0, 20) / 2,
    }))
    .filter(({ occurredAt }) => occurredAt <= until)
}

/** When a device says that it lives on a date, up to an instant, twice as often as a healthy one has to. */
export function heartbeatsOn(
  { deviceId, type }: Pick<DemoDevice, 'deviceId' | 'type'>,
  date: string,
  timeZone: string,
  until: number,
): number[] {
  if (isSilent(deviceId, date)) return []
  const everyMs = deviceTypeInfo(type).expectedEverySeconds * 500
  const midnight = localMidnight(date, timeZone)
  return Array.from({ length: Math.ceil(dayMs / everyMs) }, (_, index) => midnight + index * everyMs).filter(
    (at) => at <= until,
  )
}

const dayMs = 86_400_000

/** A resident's devices as they stand at `now`, and the days that led there. */
export interface ResidentHistory {
  devices: { deviceId: string; state: Device }[]
  days: { deviceId: string; day: Day }[]
}

/** Lives the last `days` days of a resident, today included: the same for the same `now`, whoever asks. */
export function historyOf(
  resident: DemoResident,
  timeZone: string,
  now: number,
  days: number,
): ResidentHistory {
  const history: ResidentHistory = { devices: [], days: [] }
  const dates = datesUntil(now, timeZone, days)
  for (const device of resident.devices) {
    let state = startedAnew({ ...device, since: localMidnight(dates[0] ?? '', timeZone) })
    for (const date of dates) {
      const events = eventsOfDay(device, date, timeZone, now)
      for (const at of heartbeatsOn(device, date, timeZone, now))
        state = hearDevice(state, { at, publishedAt: at, battery: null, rssi: null, snr: null })
      if (events.length === 0) continue
      const kept: Record<string, DayEvent> = {}
      for (const event of events) {
        const saidAt = event.occurredAt
        state = advanceDevice(state, { event, saidAt, publishedAt: saidAt }, date)
        kept[eventKey({ ...event, saidAt })] = {
          kind: event.kind,
          value: event.value,
          at: event.occurredAt,
          receivedAt: event.occurredAt + 400,
        }
      }
      history.days.push({
        deviceId: device.deviceId,
        day: { deviceId: device.deviceId, type: device.type, date, events: kept },
      })
    }
    const isHealthy = !isSilent(device.deviceId, dates.at(-1) ?? '')
    history.devices.push({ deviceId: device.deviceId, state: withHeartbeat(device, state, now, isHealthy) })
  }
  return history
}

// A healthy device is heard from between its events.
function withHeartbeat(device: DemoDevice, state: Device, now: number, isHealthy: boolean): Device {
  if (!isHealthy) return state
  const random = randomOf(`${device.deviceId} heartbeat`)
  const age = random.between(1, deviceTypeInfo(device.type).expectedEverySeconds / 2) * 1_000
  const battery = batteryOf(device.deviceId, now)
  return hearDevice(state, { at: now - age, publishedAt: now - age, battery, rssi: -90, snr: 6 })
}

import type { DayEvent } from '@vigie/domain/devices/device'
import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { livedBy as livedBySigns } from '@vigie/domain/devices/silences'
import { localDate } from '@vigie/domain/time/local-time'
import type { Heard } from '@vigie/domain/trends/stays'
import { heartbeatsOn, historyOf } from './demo-days.ts'
import type { DemoResident } from './demo-devices.ts'
import { datesUntil } from './local-midnight.ts'

/** What recounts of the demo residence begin with: all events, one after the other, and the minutes of a date, by none of the rules that figures are made with. */

export const minuteMs = 60_000
/** A week after clocks went back, so that the long day is among those that are compared. */
export const now = Date.parse('2026-11-08T15:20:00Z')

export interface Told extends Pick<DayEvent, 'kind' | 'value' | 'at'> {
  readonly deviceId: string
  readonly type: DeviceType
}

/** A device said that it lives. */
export type Heartbeat = Pick<Told, 'deviceId' | 'type' | 'at'>

const keptDays = 16

/** The last days of a resident as they are kept, of devices that they had long before; and the same as it was told, and as these devices said that they live. */
export function livedBy(
  resident: DemoResident,
  timeZone: string,
): { heard: Heard; told: Told[]; heartbeats: Heartbeat[] } {
  const history = historyOf(resident, timeZone, now, keptDays)
  const days = history.days.map(({ day }) => day)
  const stays = history.devices.map(({ deviceId, state }) => {
    return { deviceId, type: state.type, from: 0, until: null, lived: livedBySigns(state) }
  })
  const dates = datesUntil(now, timeZone, keptDays)
  const heartbeats = resident.devices.flatMap(({ deviceId, type }) =>
    dates
      .flatMap((date) => heartbeatsOn({ deviceId, type }, date, timeZone, now))
      .map((at): Heartbeat => ({ deviceId, type, at })),
  )
  const told = days
    .flatMap(({ deviceId, type, events }) =>
      Object.values(events).map(({ kind, value, at }): Told => ({ deviceId, type, kind, value, at })),
    )
    .toSorted((one, other) => one.at - other.at)
  return { heard: { days, stays }, told, heartbeats }
}

/** The middle of each minute of a date, and where it begins and ends. */
export interface Minutes {
  readonly date: string
  readonly minutes: readonly number[]
  readonly from: number
  readonly until: number
}

const known = new Map<string, Minutes>()

export function minutesOf(date: string, timeZone: string): Minutes {
  const name = `${date} ${timeZone}`
  const found = known.get(name) ?? countedMinutes(date, timeZone)
  known.set(name, found)
  return found
}

function countedMinutes(date: string, timeZone: string): Minutes {
  const noon = Date.parse(`${date}T17:00:00Z`)
  const around = Array.from({ length: 60 * 60 }, (_, index) => noon + (index - 30 * 60) * minuteMs)
  const minutes = around.filter((at) => localDate(at, timeZone) === date).map((at) => at + minuteMs / 2)
  const [first = 0, last = 0] = [minutes[0], minutes.at(-1)]
  return { date, minutes, from: first - minuteMs / 2, until: last + minuteMs / 2 }
}

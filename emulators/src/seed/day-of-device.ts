import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Random } from './random.ts'
import type { Routine } from './routine.ts'

/** Something a device says, in minutes from the home's midnight. */
export interface Saying {
  minute: number
  kind: EventKind
  value: number | null
}

const say = (minute: number, kind: EventKind, value: number | null = null): Saying => ({
  minute,
  kind,
  value,
})

function bedSayings({ changes }: Routine): Saying[] {
  let since: number | null = 0
  return changes.flatMap((change) => {
    if (change.posture === 'lying') {
      since = change.minute
      return [say(change.minute, 'layDown')]
    }
    if (since === null) return []
    const lying = (change.minute - since) * 60
    since = null
    return [say(change.minute, 'standUp'), say(change.minute, 'timeLayingDown', lying)]
  })
}

function chairSayings({ changes }: Routine): Saying[] {
  let since: number | null = null
  return changes.flatMap((change) => {
    if (change.posture === 'sitting') {
      since = change.minute
      return [say(change.minute, 'sitDown')]
    }
    if (since === null) return []
    const sitting = (change.minute - since) * 60
    since = null
    return [say(change.minute, 'standUp'), say(change.minute, 'timeSitting', sitting)]
  })
}

// A room's air over the day: coolest before dawn, closed windows at night make the CO2 rise.
function airSayings(kind: 'temperature' | 'humidity' | 'co2', base: number, random: Random): Saying[] {
  const swing = { temperature: 1.2, humidity: 4, co2: 180 }[kind]
  return Array.from({ length: 48 }, (_, half) => {
    const phase = Math.cos(((half / 48) * 24 - (kind === 'temperature' ? 16 : 4)) * (Math.PI / 12))
    const value = base + swing * phase + (random.next() - 0.5) * swing * 0.3
    return say(
      half * 30 + random.between(0, 3),
      kind,
      kind === 'co2' ? Math.round(value) : Math.round(value * 10) / 10,
    )
  })
}

function rarely(kind: EventKind, aDay: number, { wake, bed, calls }: Routine, random: Random): Saying[] {
  return random.chance(aDay * calls) ? [say(random.between(wake, bed), kind)] : []
}

function presence({ wake, bed }: Routine, random: Random): Saying[] {
  const sayings: Saying[] = []
  for (let minute = wake; minute < bed; minute += random.between(20, 60))
    sayings.push(say(minute, 'presenceDetected'))
  return sayings
}

/** Everything a device of that type says during that routine, in order of time; only kinds its type can send. */
export function dayOfDevice(type: DeviceType, routine: Routine, random: Random): Saying[] {
  const { kinds } = deviceTypeInfo(type)
  const has = (kind: EventKind) => kinds.includes(kind)
  const sayings: Saying[] = []
  if (has('timeLayingDown')) sayings.push(...bedSayings(routine))
  if (has('timeSitting')) sayings.push(...chairSayings(routine))
  if (has('doorOpen'))
    sayings.push(...routine.doors.flatMap((at) => [say(at, 'doorOpen'), say(at + 1, 'doorClose')]))
  if (has('floorMatPressed')) {
    sayings.push(
      ...routine.changes
        .filter(({ posture }) => posture === 'standing')
        .map(({ minute }) => say(minute, 'floorMatPressed')),
    )
  }
  if (has('presenceDetected')) sayings.push(...presence(routine, random))
  if (has('temperature'))
    sayings.push(...airSayings('temperature', type === 'DRAGINO-LTC2-LT' ? 4 : 22.5, random))
  if (has('humidity')) sayings.push(...airSayings('humidity', 41, random))
  if (has('co2')) sayings.push(...airSayings('co2', 780, random))
  if (has('buttonPressed')) sayings.push(...rarely('buttonPressed', 0.12, routine, random))
  if (has('zipperDetached')) sayings.push(...rarely('zipperDetached', 0.05, routine, random))
  if (has('wanderingDetected')) sayings.push(...rarely('wanderingDetected', 0.2, routine, random))
  if (has('fall')) sayings.push(...rarely('fall', 0.01, routine, random))
  return sayings.toSorted((one, other) => one.minute - other.minute)
}

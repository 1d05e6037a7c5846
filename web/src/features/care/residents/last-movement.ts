import type { Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { hearingOf } from '@vigie/domain/devices/silence'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import type { Silent } from '@vigie/domain/supervision/silent'
import { isBedPad } from '../devices/bed-pads.ts'

/** What the sensors say of where a resident is, most telling first. */
export type Place =
  | 'inBed'
  | 'sittingUpInBed'
  | 'outOfBed'
  | 'seated'
  | 'standing'
  | 'fallen'
  | 'moving'
  | 'doorOpened'
  | 'doorClosed'
  | 'onFloorMat'
  | 'wandering'

/** The latest movement of a resident. */
export type LastMovement =
  | { readonly state: 'known'; readonly place: Place; readonly at: number }
  /** The device that told it has gone silent: it may have changed since. */
  | { readonly state: 'stale'; readonly place: Place; readonly at: number; readonly silentSince: number }
  /** The devices that could tell have told nothing yet. */
  | { readonly state: 'unknown' }
  /** No device of the resident that was heard once could tell; of those that were not it is not known here. */
  | { readonly state: 'notWatched' }

type Seen = Pick<Device, 'type' | 'lastSeenAt' | 'heardAt' | 'gateway' | 'readings'>

const placeOf: Readonly<Partial<Record<EventKind, Place>>> = {
  layDown: 'inBed',
  sitDown: 'seated',
  standUp: 'standing',
  fall: 'fallen',
  presenceDetected: 'moving',
  doorOpen: 'doorOpened',
  doorClose: 'doorClosed',
  floorMatPressed: 'onFloorMat',
  wanderingDetected: 'wandering',
}

/** The bed pads say what happens in the bed; a person who sits or stands by them has not necessarily gone far. */
const bedPlaces: Readonly<Partial<Record<EventKind, Place>>> = {
  sitDown: 'sittingUpInBed',
  standUp: 'outOfBed',
}

/** Places that last until told otherwise; a movement in the room meanwhile is likely somebody else's. */
const resting: ReadonlySet<Place> = new Set(['inBed', 'sittingUpInBed', 'seated'])
const postures: ReadonlySet<Place> = new Set([...resting, 'outOfBed', 'standing'])
/** Moments that concern the resident wherever the pads say they are. */
const always: ReadonlySet<Place> = new Set(['fallen', 'wandering'])

/**
 * The latest movement that any of a resident's devices has told. `now`: epoch milliseconds; `unheard`: what is known to be
 * silent in their home.
 */
export function lastMovementOf(devices: readonly Seen[], now: number, unheard: Silent | null): LastMovement {
  const told = devices
    .flatMap((device) =>
      Object.entries(device.readings).flatMap(([kind, reading]) => {
        const place = placeIn(device, kind as EventKind)
        return place && reading ? [{ place, at: reading.at, hearing: hearingOf(device, now, unheard) }] : []
      }),
    )
    .sort((one, other) => other.at - one.at)
  const posture = told.find(({ place }) => postures.has(place))
  const rests = posture !== undefined && resting.has(posture.place) && posture.hearing.state === 'heard'
  const latest = rests ? told.find(({ place }) => postures.has(place) || always.has(place)) : told[0]
  if (!latest) return devices.some(couldTell) ? { state: 'unknown' } : { state: 'notWatched' }
  const { place, at, hearing } = latest
  if (hearing.state === 'silent') return { state: 'stale', place, at, silentSince: hearing.since }
  return { state: 'known', place, at }
}

function placeIn(device: Seen, kind: EventKind): Place | undefined {
  return (isBedPad(device.type) ? bedPlaces[kind] : undefined) ?? placeOf[kind]
}

const couldTell = ({ type }: Seen) => deviceTypeInfo(type).kinds.some((kind) => kind in placeOf)

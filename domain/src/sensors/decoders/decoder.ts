import type { Alarm } from '../alarms.ts'
import type { EventKind } from '../event-kinds.ts'
import { Refused } from '../refused.ts'

/** One thing that a device says. */
export interface Reading {
  kind: EventKind
  value: number | null
  /** How things are, not that they changed. */
  asState?: true
  /** Which of its alarms calls for help, where the device has several. */
  alarm?: Alarm
}

/** What a device's uplink says: each thing that happened or was measured, and the battery where it tells. */
export interface Decoded {
  readings: Reading[]
  /** Percent; null: the uplink does not say. */
  battery: number | null
  /** The device says that nobody is calling for help with it now. */
  atRest?: true
}

/** Decodes one uplink; throws Refused `undecodable` for what the vendor's document does not describe. */
export type Decoder = (uplink: { fPort: number; payload: DataView }) => Decoded

/** An uplink that is right but tells nothing new: device information, a heartbeat, a replay of stored data. */
export const nothing: Decoded = { readings: [], battery: null }

/** Throws Refused unless the payload holds this many bytes. */
export function expectBytes(payload: DataView, count: number): void {
  if (payload.byteLength >= count) return
  throw new Refused('undecodable', `${payload.byteLength} bytes where the vendor describes ${count}`)
}

/** The refusal of a port that the vendor's document does not describe. */
export function unknownPort(fPort: number): Refused {
  return new Refused('undecodable', `the vendor describes no uplink on port ${fPort}`)
}

import { type DeviceType, type DeviceTypeInfo, deviceTypeInfo } from '../devices/device-catalogue.ts'
import { decodeAqs01l } from './decoders/aqs01l.ts'
import type { Decoded, Decoder, Reading } from './decoders/decoder.ts'
import { decodeLht65s } from './decoders/lht65s.ts'
import { decodeLtc2 } from './decoders/ltc2.ts'
import { decodeLw004pb } from './decoders/lw004pb.ts'
import { decodeLw007pir } from './decoders/lw007pir.ts'
import { decodedObject, objectCallsForHelp } from './decoders/object.ts'
import { isCallForHelp } from './event-kinds.ts'
import { Refused } from './refused.ts'

/** What of an uplink is decoded: its port, its bytes in base64, and what a codec made of them. */
export interface Payload {
  fPort: number
  data: string
  object?: unknown
  joinServerContext?: unknown
}

const decoders: Record<Exclude<DeviceTypeInfo['decoder'], 'object'>, Decoder> = {
  LHT65S: decodeLht65s,
  AQS01L: decodeAqs01l,
  LTC2: decodeLtc2,
  'LW004-PB': decodeLw004pb,
  'LW007-PIR': decodeLw007pir,
}

const saysCall = ({ kind }: Reading) => isCallForHelp(kind)

/**
 * What an uplink of a device of this type says. A type is entered by hand, and a wrong one must not silence a button: a call
 * for help that the type would not have told counts all the same (docs/gateway.md). Throws Refused: `undecodable`,
 * `tooManyEvents`; for a call for help never.
 */
export function decodeUplink(payload: Payload, deviceType: DeviceType): Decoded {
  const attempt = attemptOf(() => decodeAs(payload, deviceTypeInfo(deviceType).decoder))
  if (!(attempt instanceof Refused)) {
    return attempt.readings.some(saysCall) ? attempt : (callOfObject(payload) ?? attempt)
  }
  const call = callOfAnyType(payload)
  if (call === null) throw attempt
  return call
}

/** The call for help that an uplink holds, whatever sent it; null: none that could be told from what others measure. */
export function callOfAnyType(payload: Payload): Decoded | null {
  const call = callOfObject(payload)
  // Presses that reach us as a vendor's bytes: only this port tells them apart from what other devices measure.
  if (call || payload.fPort !== 1) return call
  const press = attemptOf(() => decodeAs(payload, 'LW004-PB'))
  return press instanceof Refused || !press.readings.some(saysCall) ? null : press
}

const callOfObject = ({ object }: Payload) => (objectCallsForHelp(object) ? decodedObject(object) : null)

function decodeAs({ fPort, data, object, joinServerContext }: Payload, decoder: DeviceTypeInfo['decoder']) {
  if (decoder === 'object') return decodedObject(object)
  if (joinServerContext != null) {
    throw new Refused('undecodable', 'the payload is encrypted: ChirpStack does not hold the session key')
  }
  // Port 0 carries LoRaWAN's own commands, never a device's data.
  if (fPort === 0) return { readings: [], battery: null }
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
  return decoders[decoder]({ fPort, payload: new DataView(bytes.buffer) })
}

function attemptOf(decode: () => Decoded): Decoded | Refused {
  try {
    return decode()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

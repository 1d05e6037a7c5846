import type { Alarm } from '../alarms.ts'
import { type Decoded, type Decoder, expectBytes, unknownPort } from './decoder.ts'

/** Event codes of port 1 by which a person calls, SOS start and Alert start, and by which it is over. */
const starts: Readonly<Record<number, Alarm>> = { 3: 'sos', 5: 'alert' }
const endsOfCalls = [4, 6]
/** Auxiliary operations under way: Alert alarm and SOS alarm. */
const underWay: Readonly<Record<number, Alarm>> = { 3: 'alert', 4: 'sos' }
const lastPort = 13

/**
 * MOKO LW004-PB, firmware 3: the button was pressed. The port tells the kind of uplink; byte 0 is the battery in percent
 * (bit 7: charging). Port 1 is an event, its code in byte 6. Every other port (device information, heartbeat,
 * position) says in byte 1 which auxiliary operation is under way; there an Alert or SOS is a press that goes on, told as a
 * state: the event's own uplink may have been lost on air, but where it was heard this is no new press, unless it is the other of the two. Man-down (no movement) is not in the device's catalogue: the
 * uplink only shows that the device lives.
 * Source: MOKO, LW004-PB V3 payload decoder (github.com/LoRaWAN-Product-Decoder/MOKOSMART-LoRaWAN-Product-Decoder,
 * "LW004-PB V3"), the same as in The Things Network's device repository (vendor/moko).
 */
export const decodeLw004pb: Decoder = ({ fPort, payload }): Decoded => {
  if (fPort > lastPort) throw unknownPort(fPort)
  expectBytes(payload, fPort === 1 ? 7 : 3)
  const level = payload.getUint8(0) & 0x7f
  // A level that cannot be is not known: kept, it would spoil the device's live state.
  const battery = level <= 100 ? level : null
  if (fPort === 1) {
    const event = payload.getUint8(6)
    const alarm = starts[event]
    return {
      readings: alarm ? [{ kind: 'buttonPressed', value: null, alarm }] : [],
      battery,
      ...(endsOfCalls.includes(event) && { atRest: true }),
    }
  }
  const alarm = underWay[auxiliaryOperation(fPort, payload.getUint8(1))]
  return alarm
    ? { readings: [{ kind: 'buttonPressed', value: null, asState: true, alarm }], battery }
    : { readings: [], battery, atRest: true }
}

// A position by GPS (ports 6 and 10) packs byte 1 more tightly than the others do.
function auxiliaryOperation(fPort: number, byte: number): number {
  return fPort === 6 || fPort === 10 ? (byte >> 2) & 0x07 : byte & 0x0f
}

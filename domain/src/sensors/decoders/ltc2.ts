import { Refused } from '../refused.ts'
import { type Decoded, type Decoder, expectBytes, nothing, unknownPort } from './decoder.ts'

/** Bit 6 of byte 2: a stored reading sent on request, not a new one. */
const storedReading = 0x40
/** The low nibble of byte 2 says how the channels are told: parts of a degree. The third way (3) is a resistance. */
const partsOfADegree = new Map([
  [1, 100],
  [2, 10],
])
/** What a channel without a probe tells: -327.67 where it counts in hundredths. */
const noProbe = -0x7fff
/** Datalog records, and device status. */
const otherPorts = [3, 5]

/**
 * Dragino LTC2-LT: the temperature of a cold place, by the first channel that has a probe.
 * Layout, port 2, big-endian: bytes 0-1 battery in mV, 2 status and EXT, 3-4 channel 1 and 5-6 channel 2 (signed),
 * 7-10 Unix time. The battery is told in volts, which is no percentage.
 * Source: Dragino, "LTC2 LoRaWAN Temperature Transmitter User Manual", section 2.4.1 "Payload Analyze".
 */
export const decodeLtc2: Decoder = ({ fPort, payload }): Decoded => {
  if (otherPorts.includes(fPort)) return nothing
  if (fPort !== 2) throw unknownPort(fPort)
  expectBytes(payload, 11)
  const status = payload.getUint8(2)
  if (status & storedReading) return nothing
  const parts = partsOfADegree.get(status & 0x0f)
  if (parts === undefined) throw new Refused('undecodable', 'the channels do not tell a temperature')
  const raw = [payload.getInt16(3), payload.getInt16(5)].find((channel) => channel !== noProbe)
  if (raw === undefined) throw new Refused('impossibleValue', 'no probe on either channel')
  return { readings: [{ kind: 'temperature', value: raw / parts }], battery: null }
}

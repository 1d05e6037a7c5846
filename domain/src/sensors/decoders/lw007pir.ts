import { type Decoded, type Decoder, expectBytes, nothing, unknownPort } from './decoder.ts'

const heartbeatPort = 5
const informationPort = 6
const shutDownPort = 7
/** What ten bits of temperature or humidity hold when its monitoring is off. */
const monitoringOff = 0x3ff

/**
 * MOKO LW007-PIR: motion, door, temperature and humidity. Port 6 is sent when something changed: motion detected is a
 * presence, and the state of the door is told as it is then, whether it changed or not. Port 5, the heartbeat, gives the climate only: its motion
 * and door are not news.
 * Layout of both: bytes 0-3 Unix time, 4 time zone, 5 states of two bits each (motion, door, two alarms; 0 no or
 * closed, 1 yes or open, 3 off), 6-8 temperature of ten bits in 0.1 °C from -30 °C, then humidity of ten bits in 0.1 %,
 * 9-10 low battery (bit 15) and how often the door opened. The battery is told as low or not, which is no percentage.
 * Source: MOKO, LW007-PIR payload decoder (github.com/LoRaWAN-Product-Decoder/MOKOSMART-LoRaWAN-Product-Decoder,
 * "LW007_PIR"); MOKO, "LW007-PIR Owner's Manual", "Uplink Payload".
 */
export const decodeLw007pir: Decoder = ({ fPort, payload }): Decoded => {
  if (fPort === shutDownPort) return nothing
  if (fPort !== heartbeatPort && fPort !== informationPort) throw unknownPort(fPort)
  expectBytes(payload, 11)
  const states = payload.getUint8(5)
  const climate = payload.getUint32(5) & 0xffffff
  return {
    readings: [
      ...(fPort === informationPort ? changes(states >> 6, (states >> 4) & 0x03) : []),
      ...measured('temperature', climate >> 14, -300),
      ...measured('humidity', (climate >> 4) & 0x3ff, 0),
    ],
    battery: null,
  }
}

function changes(motion: number, door: number): Decoded['readings'] {
  const readings: Decoded['readings'] = []
  if (motion === 1) readings.push({ kind: 'presenceDetected', value: null })
  if (door === 1) readings.push({ kind: 'doorOpen', value: null, asState: true })
  if (door === 0) readings.push({ kind: 'doorClose', value: null, asState: true })
  return readings
}

function measured(kind: 'temperature' | 'humidity', tenths: number, from: number): Decoded['readings'] {
  return tenths === monitoringOff ? [] : [{ kind, value: (tenths + from) / 10 }]
}

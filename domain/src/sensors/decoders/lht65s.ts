import { type Decoded, type Decoder, expectBytes, nothing, unknownPort } from './decoder.ts'

/** Values of byte 6 under which bytes 2 to 5 hold the probe's identity in place of the built-in readings. */
const probeIdentityModes = [0x10, 0x15, 0x20]
/** Bit 6 of byte 6 marks stored readings sent on request; bit 7 alone says that the probe is unplugged. */
const storedReadings = 0x40
/** Datalog records, and device status. */
const otherPorts = [3, 5]

/**
 * Dragino LHT65S with an NE117 probe: temperature and humidity of the room, by the built-in sensor. The probe (bytes 7
 * and 8) is not read: it may hang in a refrigerator, and the catalogue gives the device one temperature.
 * Layout, port 2, big-endian: bytes 0-1 battery status and mV, 2-3 temperature in 0.01 °C (signed), 4-5 humidity in
 * 0.1 % (12 bits), 6 probe and status, 7-10 probe's value. The battery is told in volts, which is no percentage.
 * Source: Dragino, "LHT65S LoRaWAN Temperature & Humidity Sensor Manual", "Uplink Payload (FPort=2)", and Dragino's
 * published decoder of the same frame for firmware 1.5.6, which names the modes 0x10, 0x15 and 0x20 (NE117ID).
 */
export const decodeLht65s: Decoder = ({ fPort, payload }): Decoded => {
  if (otherPorts.includes(fPort)) return nothing
  if (fPort !== 2) throw unknownPort(fPort)
  expectBytes(payload, 11)
  const mode = payload.getUint8(6)
  if (mode & storedReadings || probeIdentityModes.includes(mode)) return nothing
  return {
    readings: [
      { kind: 'temperature', value: payload.getInt16(2) / 100 },
      { kind: 'humidity', value: (payload.getUint16(4) & 0xfff) / 10 },
    ],
    battery: null,
  }
}

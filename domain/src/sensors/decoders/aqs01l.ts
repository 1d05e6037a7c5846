import { type Decoded, type Decoder, expectBytes, nothing, unknownPort } from './decoder.ts'

/** Firmware 1.3 sets this bit of byte 10 when its sensor gives the temperature in 0.01 °C instead of 0.1 °C. */
const hundredths = 0x10
/** Datalog records, and device status. */
const otherPorts = [3, 5]

/**
 * Dragino AQS01-L: CO2, temperature and humidity of the room.
 * Layout, port 2, big-endian: bytes 0-1 battery in mV, 2-3 temperature in 0.1 °C (signed), 4-5 humidity in 0.1 %,
 * 6-7 air pressure in 0.1 hPa, 8-9 CO2 in ppm, 10 alarm flags. The battery is told in volts, which is no percentage.
 * Source: Dragino, "AQS01-L LoRaWAN Indoor CO2 Sensor User Manual", "Uplink Payload", and Dragino's published decoder
 * of firmware 1.3.
 */
export const decodeAqs01l: Decoder = ({ fPort, payload }): Decoded => {
  if (otherPorts.includes(fPort)) return nothing
  if (fPort !== 2) throw unknownPort(fPort)
  expectBytes(payload, 11)
  const parts = payload.getUint8(10) & hundredths ? 100 : 10
  return {
    readings: [
      { kind: 'co2', value: payload.getUint16(8) },
      { kind: 'temperature', value: payload.getInt16(2) / parts },
      { kind: 'humidity', value: payload.getUint16(4) / 10 },
    ],
    battery: null,
  }
}

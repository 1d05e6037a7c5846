import type { Device } from '@vigie/domain/devices/device'

/** Below this a LoRaWAN device's battery is to be changed soon. */
const lowBatteryPercent = 20
/** LoRa demodulates down to about -120 dBm or, under noise, an SNR of -20 dB (SX1276 datasheet, sensitivity tables). */
const weakRssi = -115
const weakSnr = -12

/** What somebody should do about the device itself; nothing while all is well. */
export interface Upkeep {
  readonly lowBatteryPercent: number | null
  readonly weakSignal: boolean
}

/** What a device needs, by what it last said of its battery and its signal. */
export function upkeepOf({ battery, signal }: Pick<Device, 'battery' | 'signal'>): Upkeep {
  const isLow = battery !== null && battery.percent <= lowBatteryPercent
  const isWeak =
    signal !== null && (signal.rssi <= weakRssi || (signal.snr !== null && signal.snr <= weakSnr))
  return { lowBatteryPercent: isLow ? battery.percent : null, weakSignal: isWeak }
}

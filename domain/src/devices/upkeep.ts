import type { Device } from './device.ts'

/** Below this a LoRaWAN device's battery is to be changed soon. */
export const lowBatteryPercent = 20
/** LoRa demodulates down to about -120 dBm or, under noise, an SNR of -20 dB (SX1276 datasheet, sensitivity tables). */
const weakRssi = -115
const weakSnr = -12

/** Whether a device was last heard so weakly that it may soon not be heard at all. */
export const isWeakSignal = ({ rssi, snr }: Pick<NonNullable<Device['signal']>, 'rssi' | 'snr'>): boolean =>
  rssi <= weakRssi || (snr !== null && snr <= weakSnr)

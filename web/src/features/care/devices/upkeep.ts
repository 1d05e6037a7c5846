import type { Device } from '@vigie/domain/devices/device'
import { isWeakSignal, lowBatteryPercent } from '@vigie/domain/devices/upkeep'

/** What somebody should do about the device itself; nothing while all is well. */
export interface Upkeep {
  readonly lowBatteryPercent: number | null
  readonly weakSignal: boolean
}

/** What a device needs, by what it last said of its battery and its signal. */
export function upkeepOf({ battery, signal }: Pick<Device, 'battery' | 'signal'>): Upkeep {
  const isLow = battery !== null && battery.percent <= lowBatteryPercent
  return {
    lowBatteryPercent: isLow ? battery.percent : null,
    weakSignal: signal !== null && isWeakSignal(signal),
  }
}

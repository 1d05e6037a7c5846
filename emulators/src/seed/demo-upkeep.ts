import type { Device } from '@vigie/domain/devices/device'
import type { Upkeep } from '@vigie/domain/devices/upkeep-days'
import { localDate } from '@vigie/domain/time/local-time'
import { batteryOf } from './device-health.ts'
import { randomOf } from './random.ts'

const dayMs = 86_400_000

/** What a device told of its battery and signal on the last `days` days, up to the day before it was last heard. */
export function upkeepBefore(
  { deviceId, state }: { deviceId: string; state: Device },
  timeZone: string,
  days: number,
): Upkeep {
  const { battery, signal } = state
  const random = randomOf(`${deviceId} upkeep`)
  const told: Upkeep['days'] = {}
  for (let ago = days; ago >= 1; ago -= 1) {
    const noise = random.between(-4, 4)
    const at = (one: { at: number }) => localDate(one.at - ago * dayMs, timeZone)
    if (battery) told[at(battery)] = { percent: batteryOf(deviceId, battery.at - ago * dayMs) }
    if (signal) told[at(signal)] = { ...told[at(signal)], rssi: signal.rssi + noise, snr: signal.snr }
  }
  return { days: told }
}

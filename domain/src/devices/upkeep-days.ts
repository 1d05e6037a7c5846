import { z } from 'zod'
import { localDate } from '../time/local-time.ts'
import { type Device, deviceSchema } from './device.ts'

/** What a device told of itself on a date, last; left out what it did not tell then. */
const upkeepDaySchema = z.object({
  percent: z.number().min(0).max(100).optional(),
  rssi: z.number().optional(),
  snr: z.number().nullable().optional(),
})

/** `…/upkeep/{deviceId}`: battery and signal of a device, by the date of the home's calendar on which it told of them; whoever has it then. */
export const upkeepSchema = z.object({ days: z.record(z.iso.date(), upkeepDaySchema) })
export type Upkeep = z.infer<typeof upkeepSchema>

/** What of a device tells of its upkeep. */
export const selfToldSchema = deviceSchema.pick({ battery: true, signal: true })

/**
 * What a device told of itself lately, by the date on which it did: what is older than a look ago is kept already, and the same again changes
 * nothing. Nothing is told of a date on which it was not heard, nor of one that has not come yet.
 */
export function upkeepDaysOf(
  { battery, signal }: Pick<Device, 'battery' | 'signal'>,
  now: number,
  timeZone: string,
): Upkeep {
  const days: Upkeep['days'] = {}
  const of = (at: number) => (days[localDate(at, timeZone)] ??= {})
  if (battery && battery.at <= now) of(battery.at).percent = battery.percent
  if (signal && signal.at <= now) Object.assign(of(signal.at), { rssi: signal.rssi, snr: signal.snr })
  return { days }
}

import type { Assignment } from '@vigie/domain/devices/device'
import { Refused } from '@vigie/domain/sensors/refused'
import { assignments } from './known.ts'

/**
 * Where a device is, as known from no earlier than `notBefore` (on the clock of performance.now): its key was right where it
 * was, so it must not have left that establishment. Throws Refused `unknownDevice` where it has.
 */
export async function stillTheirs(
  deviceId: string,
  then: Assignment,
  notBefore: number,
): Promise<Assignment> {
  const now = await assignments.get(deviceId, notBefore)
  if (now?.establishmentId === then.establishmentId) return now
  throw new Refused('unknownDevice', 'the establishment has this device no more')
}

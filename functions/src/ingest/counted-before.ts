import { type Passage, placeInTime } from '@vigie/domain/sensors/event-timing'
import type { RefusalReason } from '@vigie/domain/sensors/refusal'
import { Refused } from '@vigie/domain/sensors/refused'
import { type Envelope, readSaid } from '@vigie/domain/sensors/sensor-message'
import { wereAnswered } from '../alerts/raise-alerts.ts'
import type { Understood } from './refuse.ts'

const ofKeys: ReadonlySet<RefusalReason> = new Set(['missingApiKey', 'wrongApiKey'])

/**
 * Whether a message that is refused for its key says nothing but calls that the alerts of its device's home have counted: another gateway, which has the key, heard
 * the same press. Whoever has no key silences nothing by it but what came with one: of another event, or at another time, it is another call. One read, none where it says no call.
 */
export async function isCountedBefore(
  { reason }: Refused,
  { establishmentId, deviceType }: Understood,
  envelope: Envelope,
  passage: Passage,
): Promise<boolean> {
  if (!ofKeys.has(reason) || establishmentId === null || deviceType === null) return false
  try {
    const { events, leftOut } = readSaid(envelope, deviceType)
    if (leftOut !== null) return false
    const received = events.map((event) => placeInTime(event, passage))
    return await wereAnswered(establishmentId, envelope.deviceId, received)
  } catch (error) {
    // What cannot be read is not known to have been answered.
    if (error instanceof Refused) return false
    throw error
  }
}

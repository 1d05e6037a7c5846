import { askedBy } from '../data/asker.ts'
import { letGoOfAlerts } from './let-go-of-alerts.ts'

/**
 * Somebody who answers from a phone lets go of the alerts of one resident that they are on: the same act as on screen. Answers how many they were, none where somebody else is on
 * them by now. `now` is epoch milliseconds.
 */
export const letGoByPhone = (
  { uid, name }: { uid: string; name: string },
  of: { establishmentId: string; beneficiaryId: string },
  now: number,
): Promise<number> =>
  // A phone has no network address of ours.
  askedBy({ uid, name, address: null }, () => letGoOfAlerts(uid, of, now))

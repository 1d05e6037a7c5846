import type { Snooze } from '@vigie/domain/care/snooze'
import { demoAccounts } from './demo-accounts.ts'
import type { DemoResident } from './demo-devices.ts'
import { type DemoHome, erables } from './demo-homes.ts'

const minute = 60_000
/** The third room of each home. */
const roomsFurther = 2

/** Care that is under way as the demo residence is filled, with one resident of each home: somebody has just begun it, for an hour. */
export function snoozesOf(home: DemoHome, { bid, room }: DemoResident, now: number): Snooze[] {
  if (room !== String(home.firstRoom + roomsFurther)) return []
  const uid = home === erables ? 'preposee' : 'attendant'
  const name = demoAccounts.find((account) => account.uid === uid)?.profile.displayName ?? ''
  const from = now - 5 * minute
  return [
    { id: `soins-${bid}`, deviceId: null, from, until: from + 60 * minute, by: { uid, name }, ended: null },
  ]
}

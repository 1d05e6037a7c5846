import type { Transaction } from '@google-cloud/firestore'
import { peopleOnShift } from '@vigie/domain/alerts/escalation'
import { storedPlanSchema } from '@vigie/domain/alerts/escalation-plan'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { paths } from '@vigie/domain/paths'
import type { QuietHours } from '@vigie/domain/people/quiet-hours'
import { firestore } from './firestore.ts'
import { timeZoneOf } from './homes.ts'
import { readOrReport } from './read-document.ts'

/** What a home says of the quiet hours of its staff. */
export interface HomesQuiet {
  /** When they count; null: never. */
  allowed: QuietHours | null
  /** Who works now, for whom they do not. */
  working: ReadonlySet<string>
}

const homeSchema = establishmentSchema.pick({ quietHours: true, shifts: true })
const never: HomesQuiet = { allowed: null, working: new Set() }

/** Whether quiet hours count in a home, and who works at `now`. Where who does cannot be told they do not count. Two reads, one round trip. */
export async function getHomesQuiet(transaction: Transaction, eid: string, now: number): Promise<HomesQuiet> {
  const db = firestore()
  const [home, planned] = await transaction.getAll(
    db.doc(paths.establishment(eid)),
    db.doc(paths.escalation(eid)),
  )
  const read = readOrReport(homeSchema, home)
  if (!home || !read?.quietHours) return never
  const plan = readOrReport(storedPlanSchema, planned)
  if (plan === null && planned?.exists) return never
  const working = plan ? peopleOnShift(plan, { shifts: read.shifts, timeZone: timeZoneOf(home) }, now) : []
  return { allowed: read.quietHours, working: new Set(working) }
}

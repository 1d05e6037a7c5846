import { type DocumentSnapshot, FieldValue, type Transaction } from '@google-cloud/firestore'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { establishmentSchema } from '@vigie/domain/care/establishment'
import { mostBeneficiaries } from '@vigie/domain/care/managed-beneficiary'
import { taskSchema } from '@vigie/domain/care/task'
import { goingOn } from '@vigie/domain/care/task-life'
import { paths } from '@vigie/domain/paths'
import { residentEntry } from '@vigie/domain/search/search-entry'
import { addAudit } from './audit.ts'
import type { BeneficiaryAct } from './beneficiaries.ts'
import { firestore } from './firestore.ts'
import { timeZoneOf } from './homes.ts'
import { inTransaction } from './in-transaction.ts'
import { readDocument, readOrReport } from './read-document.ts'
import { readPlanToRemove } from './resident-escalations.ts'
import { keepFindable } from './search-entries.ts'

type WhyNot =
  | 'establishmentNotFound'
  | 'beneficiaryNotFound'
  | 'beneficiaryHasDevices'
  | 'tooManyBeneficiaries'

const countsSchema = establishmentSchema.pick({ counts: true })
const { name, room, lastUpdateAt } = beneficiarySchema.shape
// Whose name cannot be read is archived all the same, and of whom it cannot be read since when they are nothing is asked that was due before.
const stateSchema = beneficiarySchema
  .pick({ state: true })
  .extend({ name: name.catch(''), room: room.catch(''), lastUpdateAt: lastUpdateAt.catch(0) })

/**
 * Archives a resident or restores one, and counts them as living there or not, in one transaction that notes who did it. Of who is
 * restored tasks go on: what was due meanwhile was asked of nobody, what was due before is asked for still. Whoever
 * has a device, heard or claimed, is not archived: a call of theirs would lead to nobody. A plan of their own for alerts without an answer goes:
 * who is restored begins with the home's. Answers whether anything was changed, or why
 * not. `now` is epoch milliseconds.
 */
export async function setBeneficiaryState(
  { eid, bid, uid }: BeneficiaryAct,
  state: Beneficiary['state'],
  now: number,
): Promise<{ changed: boolean } | { why: WhyNot }> {
  const db = firestore()
  const [home, path] = [db.doc(paths.establishment(eid)), paths.beneficiary(eid, bid)]
  return inTransaction(async (transaction) => {
    const [ofHome, resident] = (await transaction.getAll(home, db.doc(path))) as [
      DocumentSnapshot,
      DocumentSnapshot,
    ]
    const kept = readDocument(countsSchema, ofHome)
    if (kept === null) return { why: 'establishmentNotFound' as const }
    const before = readDocument(stateSchema, resident)
    if (before === null) return { why: 'beneficiaryNotFound' as const }
    if (before.state === state) return { changed: false }
    const isRestored = state === 'active'
    const { beneficiaries } = kept.counts
    if (isRestored && beneficiaries >= mostBeneficiaries) return { why: 'tooManyBeneficiaries' as const }
    if (!isRestored && (await hasDevices(transaction, eid, bid)))
      return { why: 'beneficiaryHasDevices' as const }
    const tasks = isRestored
      ? await tasksToGoOn(transaction, {
          eid,
          bid,
          archived: [before.lastUpdateAt, now],
          timeZone: timeZoneOf(ofHome),
        })
      : []
    const plan = isRestored ? null : await readPlanToRemove(transaction, { eid, bid, uid }, now)
    plan?.remove()
    for (const { ref, ...goneOn } of tasks) transaction.update(ref, goneOn)
    transaction.update(resident.ref, { state, lastUpdateAt: now })
    keepFindable(transaction, residentEntry(eid, bid, { ...before, state }))
    // Fewer than none there are not, whatever was counted before.
    const change = isRestored ? 1 : beneficiaries > 0 ? -1 : 0
    transaction.update(home, { 'counts.beneficiaries': FieldValue.increment(change) })
    const action = isRestored ? 'beneficiary.restore' : 'beneficiary.archive'
    addAudit(transaction, { uid, action, path, establishmentId: eid, at: now })
    return { changed: true }
  })
}

/** Whether a device of the home is with a resident, or will be once it is heard. */
async function hasDevices(transaction: Transaction, eid: string, bid: string): Promise<boolean> {
  const db = firestore()
  const assigned = db.collection(paths.assignments).where('establishmentId', '==', eid)
  const found = await Promise.all(
    [assigned, db.collection(paths.claims(eid))].map((devices) =>
      transaction.get(devices.where('beneficiaryId', '==', bid).limit(1).select()),
    ),
  )
  return found.some(({ empty }) => !empty)
}

interface Absence {
  eid: string
  bid: string
  /** When the resident was archived, which is the last that was written in their record, and when they are restored. */
  archived: readonly [from: number, until: number]
  timeZone: string
}

/** What becomes of the tasks of a resident that fell due while they were archived. One that cannot be read stays as it is. */
async function tasksToGoOn(transaction: Transaction, { eid, bid, archived, timeZone }: Absence) {
  const current = firestore().collection(paths.tasks(eid, bid)).where('overAt', '>', archived[0])
  const { docs } = await transaction.get(current)
  return docs.flatMap((stored) => {
    const task = readOrReport(taskSchema, stored)
    if (task === null) return []
    const goneOn = goingOn(task, archived, timeZone)
    if (goneOn === task) return []
    const { activatedAt, suspended, suspendedBefore, nextAt, overAt } = goneOn
    return { ref: stored.ref, activatedAt, suspended, suspendedBefore, nextAt, overAt }
  })
}

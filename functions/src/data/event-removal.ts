import { FieldPath, FieldValue } from '@google-cloud/firestore'
import { auditSchema } from '@vigie/domain/care/audit'
import type { UnfinishedRemoval } from '@vigie/domain/care/establishment-settings'
import { figuresPaths, paths, whereaboutsPaths } from '@vigie/domain/paths'
import { addAudit } from './audit.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'

/** The most days that go in one commit. */
const mostOfCommit = 300

const byId = FieldPath.documentId()

/** The ids of an establishment's residents, archived ones too, that come after one; null: from the first. */
export async function residentsAfter(eid: string, after: string | null, most: number): Promise<string[]> {
  const all = firestore().collection(paths.beneficiaries(eid)).orderBy(byId).select()
  const found = await (after === null ? all : all.startAfter(after)).limit(most).get()
  return found.docs.map(({ id }) => id)
}

/** How many residents an establishment has, archived ones too, and how many of them come after one. */
export async function countResidents(
  eid: string,
  after: string | null,
): Promise<{ residents: number; left: number }> {
  const all = firestore().collection(paths.beneficiaries(eid)).orderBy(byId)
  const [residents, left] = await Promise.all(
    [all, after === null ? all : all.startAfter(after)].map(
      async (some) => (await some.count().get()).data().count,
    ),
  )
  return { residents: residents ?? 0, left: left ?? 0 }
}

/**
 * Keeps in an establishment's settings how far the removal of its events is; null: it came to its end. One that begins, or that another person goes on with, is noted as the home's, beside
 * what is noted of its residents: of some nothing may be left.
 */
export function keepRemoval(eid: string, removal: UnfinishedRemoval | null): Promise<void> {
  const settings = firestore().doc(paths.settings(eid))
  return inTransaction(async (transaction) => {
    const known = (await transaction.get(settings)).get('removal.by')
    transaction.set(settings, { removal: removal ?? FieldValue.delete() }, { merge: true })
    if (removal === null || removal.by === known) return
    const { by: uid, at } = removal
    addAudit(transaction, { ...removedEvents(eid, paths.establishment(eid)), uid, at })
  })
}

const removedEvents = (establishmentId: string, path: string) =>
  ({ action: 'events.remove', path, establishmentId }) as const

/**
 * Removes days of a resident's devices, `most` at most, and notes with each commit who did it; with the last of them goes what is kept of all, which is noted where the days have run out before. Answers how many it removed:
 * fewer than `most`, and none was left. What sensors say meanwhile makes a new day of its own.
 */
export async function removeDays(
  eid: string,
  bid: string,
  uid: string,
  now: number,
  most: number,
): Promise<number> {
  const db = firestore()
  const path = paths.days(eid, bid)
  let removed = 0
  while (removed < most) {
    const atOnce = Math.min(mostOfCommit, most - removed)
    const { docs } = await db.collection(path).select().limit(atOnce).get()
    if (docs.length === 0) break
    await inTransaction(async (transaction) => {
      for (const { ref } of docs) transaction.delete(ref)
      addAudit(transaction, { ...removedEvents(eid, path), uid, at: now })
    })
    removed += docs.length
    if (docs.length < atOnce) break
  }
  // After the days: whoever makes figures meanwhile reads these in the transaction that keeps them.
  const noted = removed > 0 ? null : { uid, at: now }
  if (removed < most) await removeFigures(eid, bid, noted)
  return removed
}

/** When somebody last had events of a home removed, by its journal, after an instant; null: nobody had. One read. Epoch milliseconds. */
export async function lastRemovalAfter(eid: string, from: number): Promise<number | null> {
  const { docs } = await firestore()
    .collection(paths.audits)
    .where('establishmentId', '==', eid)
    .where('action', '==', 'events.remove')
    .where('at', '>=', from)
    .orderBy('at', 'desc')
    .limit(1)
    .get()
  return docs[0] === undefined ? null : auditSchema.shape.at.parse(docs[0].get('at'))
}

async function removeFigures(
  eid: string,
  bid: string,
  noted: { uid: string; at: number } | null,
): Promise<void> {
  const db = firestore()
  const months = [figuresPaths.months(eid, bid), whereaboutsPaths.months(eid, bid)]
  const found = await Promise.all(months.map((path) => db.collection(path).select().get()))
  const refs = found.flatMap(({ docs }) => docs.map(({ ref }) => ref))
  if (refs.length === 0) return
  await inTransaction(async (transaction) => {
    for (const ref of refs) transaction.delete(ref)
    if (noted) addAudit(transaction, { ...removedEvents(eid, figuresPaths.months(eid, bid)), ...noted })
  })
}

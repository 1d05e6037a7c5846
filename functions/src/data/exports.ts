import type { QueryDocumentSnapshot } from '@google-cloud/firestore'
import { operatorUid, productUid } from '@vigie/domain/care/audit'
import type { AuditField } from '@vigie/domain/care/audit-fields'
import type { Exported } from '@vigie/domain/care/exported'
import { datesOfMonth, exportPath } from '@vigie/domain/care/month-export'
import { type Day, daySchema } from '@vigie/domain/devices/device'
import { figuresPaths, paths } from '@vigie/domain/paths'
import { type FiguresMonth, figuresMonthSchema } from '@vigie/domain/trends/day-figures'
import { addAudit } from './audit.ts'
import { allDays } from './day-events.ts'
import { residentsAfter } from './event-removal.ts'
import { firestore } from './firestore.ts'
import { inTransaction } from './in-transaction.ts'
import { readOrReport } from './read-document.ts'

const residentsAtOnce = 100

/** The ids of all residents of a home, archived ones too, in order. */
export async function* residentIds(eid: string): AsyncGenerator<string> {
  let last: string | null = null
  for (;;) {
    const ids = await residentsAfter(eid, last, residentsAtOnce)
    yield* ids
    last = ids.at(-1) ?? null
    if (ids.length < residentsAtOnce || last === null) return
  }
}

/** A day that is stored, which part of it; null: one that cannot be read, which is reported. */
export type DayFound = { part: number; day: Day } | null

/** The days of a resident in a month, one after the other, by their dates and ids. One read each. */
export async function* daysOfMonth(eid: string, bid: string, month: string): AsyncGenerator<DayFound> {
  const dates = datesOfMonth(month)
  const days = allDays(eid, bid, { from: dates[0] ?? '', to: dates.at(-1) ?? '' }).orderBy('date')
  // Of a resident with many devices a month is more than is to be held at once.
  for await (const stored of days.stream() as AsyncIterable<QueryDocumentSnapshot>) {
    const day = readOrReport(daySchema, stored)
    yield day && { part: partOf(stored.id), day }
  }
}

/** Which part of its day a document is (`paths.day`). */
const partOf = (id: string): number => Number(id.split('_')[2] ?? 1)

/** What is kept of a month of a resident; null where nothing is, `unreadable` where it cannot be read, which is reported. One read. */
export async function readFiguresMonth(
  eid: string,
  bid: string,
  month: string,
): Promise<FiguresMonth | 'unreadable' | null> {
  const stored = await firestore()
    .doc(figuresPaths.month(eid, bid, month))
    .get()
  return stored.exists ? (readOrReport(figuresMonthSchema, stored) ?? 'unreadable') : null
}

/** Notes in a home's settings, and in its journal, that a month was exported. */
export function noteExported(eid: string, exported: Exported): Promise<void> {
  return inTransaction(async (transaction) => {
    transaction.set(firestore().doc(paths.settings(eid)), { exported }, { merge: true })
    const path = exportPath(eid, exported.month, 'days')
    const { at } = exported
    addAudit(transaction, { uid: productUid, action: 'export.make', path, establishmentId: eid, at })
  })
}

/** Notes in a home's journal that what was exported of a month was restored; `isRemoved`: although somebody had events of the home removed since. */
export function noteRestored(eid: string, month: string, now: number, isRemoved: boolean): Promise<void> {
  return inTransaction(async (transaction) => {
    const path = exportPath(eid, month, 'days')
    const act = {
      uid: operatorUid,
      action: 'export.restore',
      path,
    } as const
    const fields: AuditField[] = isRemoved ? ['alreadyRemoved'] : []
    addAudit(transaction, { ...act, establishmentId: eid, at: now, fields })
  })
}

import type { Query } from '@google-cloud/firestore'
import { alertSchema } from '@vigie/domain/alerts/alert'
import { moodRecordSchema } from '@vigie/domain/care/mood-record'
import { noteSchema } from '@vigie/domain/care/note'
import type { ReportParts } from '@vigie/domain/care/resident-report'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { taskLeftSchema } from '@vigie/domain/care/task-left'
import { paths, taskLeftPaths } from '@vigie/domain/paths'
import { countedReads } from './counted-reads.ts'
import { firestore } from './firestore.ts'
import type { NoteFacts } from './notes.ts'
import { notesWithin } from './report-notes.ts'
import { leftWithin } from './tasks-left.ts'

const day = 24 * 3_600_000
/** What was due is done so long before it at most. */
const aheadMs = day
/** And so long after it: what is done later still counts as missed in a report of an older time. */
const behindMs = 7 * day
/** A task of every quarter of an hour, over three months. */
const mostDone = 10_000

/**
 * What there is of a resident of a span of time, by seven queries, and what of it could not be read. Of notes those alone that `mayRead` lets through, by
 * what decides it: what a private one says is not looked at before.
 */
export async function readReportRecords(
  { eid, bid }: { eid: string; bid: string },
  span: { from: number; until: number },
  mayRead: (facts: NoteFacts) => boolean,
): Promise<Omit<ReportParts, 'resident'> & { unreadable: number; isCut: boolean }> {
  const db = firestore()
  const reads = countedReads()
  const { list, parsed, left: leftOut } = reads
  const within = (query: Query, field: string, from = span.from, until = span.until) =>
    query.where(field, '>=', from).where(field, '<', until).orderBy(field, 'desc')
  const about = (query: Query) => query.where('beneficiaryId', '==', bid)
  const doneOf = about(db.collectionGroup(paths.tasksDoneGroup).where('establishmentId', '==', eid))
  const [alerts, readable, moods, tasks, left, done] = await Promise.all([
    list(within(about(db.collection(paths.alerts(eid))), 'times.raisedAt')),
    notesWithin({ eid, bid }, span, mayRead, reads),
    list(within(db.collection(paths.moods(eid, bid)), 'at')),
    list(db.collection(paths.tasks(eid, bid)).where('overAt', '>', span.from)),
    list(leftWithin(about(db.collection(taskLeftPaths.all(eid))), span)),
    list(within(doneOf, 'at', span.from - aheadMs, span.until + behindMs), mostDone),
  ])
  const parts = {
    alerts: parsed(alerts, alertSchema),
    notes: parsed(readable, noteSchema),
    moods: parsed(moods, moodRecordSchema),
    tasks: parsed(tasks, taskSchema),
    left: parsed(left, taskLeftSchema),
    done: parsed(done, doneRecordSchema),
  }
  return { ...parts, ...leftOut }
}

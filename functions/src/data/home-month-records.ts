import type { Query } from '@google-cloud/firestore'
import { beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { missedOf } from '@vigie/domain/care/handed-over'
import { isMissedCut } from '@vigie/domain/care/missed-cut'
import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { taskLeftSchema } from '@vigie/domain/care/task-left'
import { paths, taskLeftPaths } from '@vigie/domain/paths'
import type { HomeMonth } from '@vigie/domain/reports/home-month'
import { type TechnicalAlert, technicalAlertSchema } from '@vigie/domain/supervision/technical-alert'
import { countedReads } from './counted-reads.ts'
import { firestore } from './firestore.ts'
import { readOrReport } from './read-document.ts'
import { leftWithin } from './tasks-left.ts'

interface Span {
  from: number
  until: number
}

const day = 24 * 3_600_000
/** What was due is done so long before it at most; what is done later than that after it still counts as missed. */
const [aheadMs, behindMs] = [day, 7 * day]
/** Ten tasks a day of a hundred residents. */
const mostDone = 31_000
const mostTasks = 10_000

const doneSchema = doneRecordSchema.pick({ taskId: true, dueAt: true }).extend({
  beneficiaryId: taskSchema.shape.beneficiaryId,
})
const residentSchema = beneficiarySchema.pick({ name: true, room: true, state: true })

/**
 * How much of what was due in a span of time was done, and how much was not until `now`, of those who live in a home; by the same rule as in the
 * report of each. By four queries, whose length is limited; what was left out is said.
 */
export async function tasksOfHome(
  eid: string,
  span: Span,
  now: number,
  timeZone: string,
): Promise<HomeMonth['tasks']> {
  const db = firestore()
  const { list, parsed, left: leftOut } = countedReads()
  const ofHome = (group: string) => db.collectionGroup(group).where('establishmentId', '==', eid)
  const between = (query: Query, from: number, until: number) =>
    query.where('at', '>=', from).where('at', '<', until).orderBy('at', 'desc')
  const [residents, tasks, left, done] = await Promise.all([
    list(db.collection(paths.beneficiaries(eid)), mostTasks),
    list(ofHome(paths.tasksGroup).where('activated', '==', true).where('overAt', '>', span.from), mostTasks),
    list(leftWithin(db.collection(taskLeftPaths.all(eid)), span), mostTasks),
    list(
      between(ofHome(paths.tasksDoneGroup), span.from - aheadMs, span.until + behindMs).select(
        ...Object.keys(doneSchema.shape),
      ),
      mostDone,
    ),
  ])
  const of = {
    tasks: Map.groupBy(parsed(tasks, taskSchema), ({ beneficiaryId }) => beneficiaryId),
    left: Map.groupBy(parsed(left, taskLeftSchema), ({ beneficiaryId }) => beneficiaryId),
    done: Map.groupBy(parsed(done, doneSchema), ({ beneficiaryId }) => beneficiaryId),
  }
  const until = Math.min(span.until, now)
  const each = parsed(residents, residentSchema).map(({ id: bid, name, room, state }) => {
    const parts = {
      resident: { bid, name, room, isArchived: state === 'archived' },
      tasks: of.tasks.get(bid) ?? [],
      left: of.left.get(bid) ?? [],
      done: of.done.get(bid) ?? [],
    }
    const missed = missedOf(parts, { ...span, until }, timeZone)
    return {
      done: parts.done.filter(({ dueAt }) => dueAt >= span.from && dueAt < span.until).length,
      missed: missed.reduce((sum, { count }) => sum + count, 0),
      isCut: isMissedCut(parts, { ...span, until }),
    }
  })
  const sum = (of: 'done' | 'missed') => each.reduce((total, one) => total + one[of], 0)
  const isCut = leftOut.isCut || each.some((one) => one.isCut)
  return { done: sum('done'), missed: sum('missed'), ...leftOut, isCut }
}

/** So many technical alerts of a home are read. */
const mostTechnical = 5_000

/** What supervision found of a home that had not ended before a span of time began; what cannot be read is reported and left out. */
export async function technicalOfHome(eid: string, { from, until }: Span): Promise<TechnicalAlert[]> {
  const raised = firestore()
    .collection(paths.technicalAlerts(eid))
    .where('raisedAt', '<', until)
    .orderBy('raisedAt', 'desc')
  const { docs } = await raised.limit(mostTechnical).get()
  const alerts = docs.flatMap((one) => readOrReport(technicalAlertSchema, one) ?? [])
  return alerts.filter(({ endedAt }) => endedAt === null || endedAt > from)
}

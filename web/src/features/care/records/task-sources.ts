import { doneRecordSchema, taskSchema } from '@vigie/domain/care/task'
import { taskLeftSchema } from '@vigie/domain/care/task-left'
import { paths, taskLeftPaths } from '@vigie/domain/paths'
import { documentAt, groupOf, listAt } from '../../../lib/firebase/asked.ts'
import { mostOfDay, ofHome, onlyAbout, type Span, within } from './conditions.ts'

/** The tasks of a resident that are not over, or were not at an instant. */
export const tasksSource = (eid: string, bid: string, since: number) =>
  listAt(paths.tasks(eid, bid), taskSchema, { where: [['overAt', '>=', since]] })

/**
 * The same, so many at most: all that are not over, of which a resident has fewer (`mostTasks`), and of the others the latest.
 */
export const currentTasksSource = (eid: string, bid: string, since: number) =>
  listAt(paths.tasks(eid, bid), taskSchema, {
    where: [['overAt', '>=', since]],
    latestBy: 'overAt',
    atMost: mostOfDay,
  })

/** Those that were over by then, the latest first. */
export const overTasksSource = (eid: string, bid: string, by: number, count: number) =>
  listAt(paths.tasks(eid, bid), taskSchema, {
    where: [['overAt', '<', by]],
    latestBy: 'overAt',
    atMost: count,
  })

export const taskSource = (eid: string, bid: string, tid: string) =>
  documentAt(paths.task(eid, bid, tid), taskSchema)

/** What was done for a resident in a span of time, latest first, so many at most: for staff. */
export const residentTasksDoneSource = (eid: string, bid: string, span: Span, atMost: number) =>
  groupOf(paths.tasksDoneGroup, doneRecordSchema, {
    where: [ofHome(eid), ...onlyAbout(bid), ...within('at', span)],
    latestBy: 'at',
    atMost,
  })

/**
 * What was not done of tasks of a resident that were deactivated, deleted or changed since an instant, or undone, the first of them: for
 * staff. What was to be done on a day was left on it or later.
 */
export const tasksLeftSource = (eid: string, bid: string, since: number) =>
  // By the field that is compared, lowest first.
  listAt(taskLeftPaths.all(eid), taskLeftSchema, {
    where: [...onlyAbout(bid), ['at', '>=', since]],
    atMost: mostOfDay,
  })

/** So much of what a home is to do in one shift is shown at once; there is more where there is as much. */
export const mostOfShift = 600

/**
 * The tasks of a home that are not over by `from` and are to be done before `until`, or were to be, those first that wait longest: for staff
 * (ADR 60). Firestore answers by the first of the fields that are compared, in the order of their names.
 */
export const tasksDueSource = (eid: string, { from, until }: Span, atMost: number) =>
  groupOf(paths.tasksGroup, taskSchema, {
    where: [ofHome(eid), ['activated', '==', true], ['nextAt', '<', until], ['overAt', '>', from]],
    atMost,
  })

/** What was done in a home in a span of time, latest first: for staff. */
export const tasksDoneSource = (eid: string, span: Span, atMost: number) =>
  groupOf(paths.tasksDoneGroup, doneRecordSchema, {
    where: [ofHome(eid), ...within('at', span)],
    latestBy: 'at',
    atMost,
  })

import { doneRecordSchema, neverOver, taskSchema } from '@vigie/domain/care/task'
import { paths } from '@vigie/domain/paths'
import { documentAt, groupOf, listAt } from '../../../lib/firebase/asked.ts'
import { ofHome, onlyAbout, type Span, within } from './conditions.ts'

/** The tasks of a resident that are not over, or were not at an instant. */
export const tasksSource = (eid: string, bid: string, since: number) =>
  listAt(paths.tasks(eid, bid), taskSchema, { where: [['overAt', '>=', since]] })

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

/** No list of what a home is to do in one shift is longer; a screen that shows as many says that there may be more. */
export const mostOfShift = 600

/** The tasks of a home that have no end and are to be done before an instant, or were to be: for staff (ADR 60). */
export const endlessTasksDueSource = (eid: string, until: number) =>
  groupOf(paths.tasksGroup, taskSchema, {
    where: [ofHome(eid), ['activated', '==', true], ['overAt', '==', neverOver], ['nextAt', '<', until]],
    atMost: mostOfShift,
  })

/** Those that have an end, and are over after an instant: for staff. */
export const endingTasksSource = (eid: string, from: number) =>
  groupOf(paths.tasksGroup, taskSchema, {
    where: [ofHome(eid), ['activated', '==', true], ['overAt', '>', from], ['overAt', '<', neverOver]],
    atMost: mostOfShift,
  })

/** What was done in a home in a span of time, latest first: for staff. */
export const tasksDoneSource = (eid: string, span: Span) =>
  groupOf(paths.tasksDoneGroup, doneRecordSchema, {
    where: [ofHome(eid), ...within('at', span)],
    latestBy: 'at',
    atMost: mostOfShift,
  })

import { alertSchema } from '@vigie/domain/alerts/alert'
import { noteSchema } from '@vigie/domain/care/note'
import { deliverySchema } from '@vigie/domain/deliveries/delivery'
import { paths } from '@vigie/domain/paths'
import { type Condition, documentAt, listAt } from '../../../lib/firebase/asked.ts'
import { onlyAbout, type Span, within } from './conditions.ts'

/** The alerts of an establishment, or about one resident, that were raised in a span of time: the latest `count`. */
export const alertsOfPeriodSource = (eid: string, bid: string | null, span: Span, count: number) =>
  listAt(paths.alerts(eid), alertSchema, {
    where: [...onlyAbout(bid), ...within('times.raisedAt', span)],
    latestBy: 'times.raisedAt',
    atMost: count,
  })

/** The notes about a resident of a span of time: all of them, the public ones, or those of one author; the latest `count`. */
export const notesOfPeriodSource = (
  eid: string,
  bid: string,
  which: Condition | null,
  span: Span,
  count: number,
) =>
  listAt(paths.notes(eid, bid), noteSchema, {
    where: [...(which === null ? [] : [which]), ...within('at', span)],
    latestBy: 'at',
    atMost: count,
  })

/** One alert, however long ago it was. */
export const alertSource = (eid: string, aid: string) => documentAt(paths.alert(eid, aid), alertSchema)

/** More messages than an alert is ever told by in a bad night. */
const mostAboutAlert = 300

/** The messages about an alert that are still kept: for administrators only. */
export const messagesAboutSource = (eid: string, aid: string) =>
  listAt(paths.deliveries(eid), deliverySchema, {
    where: [['about.alertIds', 'array-contains', aid]],
    atMost: mostAboutAlert,
  })

/** The latest messages of an establishment that are still kept: for administrators only. */
export const messagesSource = (eid: string, count: number) =>
  listAt(paths.deliveries(eid), deliverySchema, { latestBy: 'createdAt', atMost: count })

import { alertSchema } from '@vigie/domain/alerts/alert'
import { paths } from '@vigie/domain/paths'
import { type Condition, groupOf, listAt } from '../../../lib/firebase/asked.ts'
import { mostOfDay, onlyAbout, type Span, within } from './conditions.ts'

/** The alerts about a resident that were raised in a span of time. */
export const alertsOfDaySource = (eid: string, bid: string, span: Span) =>
  listAt(paths.alerts(eid), alertSchema, {
    where: [...onlyAbout(bid), ...within('times.raisedAt', span)],
    latestBy: 'times.raisedAt',
    atMost: mostOfDay,
  })

const inProgress: Condition = ['state', 'in', ['open', 'acknowledged']]

/** The alerts that somebody still has to deal with, in every establishment: for a super admin only (ADR 38). */
export const allOpenAlertsSource = () =>
  groupOf(paths.alertsGroup, alertSchema, { where: [inProgress], askedAsWell: true })

/** The same of one establishment. */
export const openAlertsSource = (eid: string, bid: string | null) =>
  listAt(paths.alerts(eid), alertSchema, {
    where: [...onlyAbout(bid), inProgress],
    askedAsWell: true,
  })

/** The latest alerts that are over, newest first. */
export const resolvedAlertsSource = (eid: string, bid: string | null, count: number) =>
  listAt(paths.alerts(eid), alertSchema, {
    where: [...onlyAbout(bid), ['state', 'in', ['resolved', 'superseded']]],
    latestBy: 'lastActivityAt',
    atMost: count,
  })

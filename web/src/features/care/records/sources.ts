import { alertSchema } from '@vigie/domain/alerts/alert'
import { liveRuleSchema } from '@vigie/domain/alerts/notification-rule'
import { gatewaySchema } from '@vigie/domain/care/api-keys'
import { auditSchema } from '@vigie/domain/care/audit'
import { type Beneficiary, beneficiarySchema } from '@vigie/domain/care/beneficiary'
import { documentSchema } from '@vigie/domain/care/document'
import { establishmentSchema, establishmentSettingsSchema } from '@vigie/domain/care/establishment'
import { handoverMarksSchema } from '@vigie/domain/care/handover'
import { moodRecordSchema } from '@vigie/domain/care/mood-record'
import { noteSchema } from '@vigie/domain/care/note'
import { doneRecordSchema, neverOver, taskSchema } from '@vigie/domain/care/task'
import { claimSchema } from '@vigie/domain/devices/claim'
import { assignmentSchema, daySchema, deviceSchema } from '@vigie/domain/devices/device'
import { noticeSchema } from '@vigie/domain/notices/notice'
import { documentsPath, paths } from '@vigie/domain/paths'
import { invitationSchema } from '@vigie/domain/people/invitation'
import { memberSchema } from '@vigie/domain/people/user'
import { refusalSchema } from '@vigie/domain/sensors/refusal'
import { type Condition, documentAt, groupOf, listAt } from '../../../lib/firebase/asked.ts'

/**
 * Rules are not filters: whoever sees only the residents that they follow must say so in each query. A list of residents
 * names that person's uid, a list of alerts one resident; null for staff.
 */
const onlyFollowedBy = (uid: string | null): Condition[] =>
  uid === null ? [] : [['caregiverIds', 'array-contains', uid]]
const onlyAbout = (bid: string | null): Condition[] => (bid === null ? [] : [['beneficiaryId', '==', bid]])

/** Every establishment: for a super admin only. */
export const allEstablishmentsSource = () => listAt(paths.establishments, establishmentSchema)

export const establishmentSource = (eid: string) => documentAt(paths.establishment(eid), establishmentSchema)

/** Its licences and since when there is which API key: for administrators. */
export const settingsSource = (eid: string) => documentAt(paths.settings(eid), establishmentSettingsSchema)

/** The notification rules of a home: for staff. */
export const rulesSource = (eid: string) => listAt(paths.notifications(eid), liveRuleSchema)

/** The notification rules that are limited to a shift: for staff. */
export const rulesOfShiftSource = (eid: string, sid: string) =>
  listAt(paths.notifications(eid), liveRuleSchema, { where: [['shiftIds', 'array-contains', sid]] })

/** When each gateway was last heard: for administrators. */
export const gatewaysSource = (eid: string) => listAt(paths.gateways(eid), gatewaySchema)

/** The people of an establishment: for its administrators only. */
export const membersSource = (eid: string) => listAt(paths.members(eid), memberSchema)

/** The invitations that nobody has answered yet: for its administrators only. */
export const invitationsSource = (eid: string) =>
  listAt(paths.invitations(eid), invitationSchema, { where: [['state', '==', 'pending']] })

/** The residents who live in an establishment now, or those who are archived. */
export const residentsSource = (
  eid: string,
  followedBy: string | null,
  state: Beneficiary['state'] = 'active',
) =>
  listAt(paths.beneficiaries(eid), beneficiarySchema, {
    where: [...onlyFollowedBy(followedBy), ['state', '==', state]],
  })

/** Both, for whoever administers the establishment. */
export const allResidentsSource = (eid: string) => listAt(paths.beneficiaries(eid), beneficiarySchema)

export const residentSource = (eid: string, bid: string) =>
  documentAt(paths.beneficiary(eid, bid), beneficiarySchema)

/** How a resident has been since an instant. */
export const moodsSource = (eid: string, bid: string, from: number) =>
  listAt(paths.moods(eid, bid), moodRecordSchema, { where: [['at', '>=', from]] })

export const devicesSource = (eid: string, bid: string) => listAt(paths.devices(eid, bid), deviceSchema)

export const deviceSource = (eid: string, bid: string, deviceId: string) =>
  documentAt(paths.device(eid, bid, deviceId), deviceSchema)

/** Where each device of an establishment belongs: for its administrators only. */
export const assignmentsSource = (eid: string) =>
  listAt(paths.assignments, assignmentSchema, { where: [['establishmentId', '==', eid]] })

/** The devices that were not heard with a key of the establishment yet: for its administrators only. */
export const claimsSource = (eid: string) => listAt(paths.claims(eid), claimSchema)

/** Those of one resident. */
export const claimsOfSource = (eid: string, bid: string) =>
  listAt(paths.claims(eid), claimSchema, { where: [['beneficiaryId', '==', bid]] })

/** A resident's events of one day on the home's clock, one document per device and part. */
export const daySource = (eid: string, bid: string, date: string) =>
  listAt(paths.days(eid, bid), daySchema, { where: [['date', '==', date]] })

/** From an instant until before another, epoch milliseconds. */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Of each kind a day has far fewer; no listener is without an end. */
const mostOfDay = 300

const within = (field: string, { from, until }: Span): Condition[] => [
  [field, '>=', from],
  [field, '<', until],
]

/** The alerts about a resident that were raised in a span of time. */
export const alertsOfDaySource = (eid: string, bid: string, span: Span) =>
  listAt(paths.alerts(eid), alertSchema, {
    where: [...onlyAbout(bid), ...within('times.raisedAt', span)],
    latestBy: 'times.raisedAt',
    atMost: mostOfDay,
  })

/** How a resident was said to be in a span of time. */
export const moodsOfDaySource = (eid: string, bid: string, span: Span) =>
  listAt(paths.moods(eid, bid), moodRecordSchema, {
    where: within('at', span),
    latestBy: 'at',
    atMost: mostOfDay,
  })

/** The notes about a resident of a span of time: all of them, the public ones, or those of one author. */
export const notesOfDaySource = (eid: string, bid: string, which: Condition | null, span: Span) =>
  listAt(paths.notes(eid, bid), noteSchema, {
    where: [...(which === null ? [] : [which]), ...within('at', span)],
    latestBy: 'at',
    atMost: mostOfDay,
  })

/** The latest notes about a resident: all of them, the public ones, or those of one author. */
export const notesSource = (eid: string, bid: string, which: Condition | null, count: number) =>
  listAt(paths.notes(eid, bid), noteSchema, {
    where: which === null ? [] : [which],
    latestBy: 'at',
    atMost: count,
  })

export const noteSource = (eid: string, bid: string, mid: string) =>
  documentAt(paths.note(eid, bid, mid), noteSchema)

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

/** What was done for a resident in a span of time, latest first: for staff. */
export const residentTasksDoneSource = (eid: string, bid: string, span: Span) =>
  groupOf(paths.tasksDoneGroup, doneRecordSchema, {
    where: [ofHome(eid), ...onlyAbout(bid), ...within('at', span)],
    latestBy: 'at',
    atMost: mostOfShift,
  })

/** The documents of a resident, or null: of the home itself, latest first, with those that are on their way or were refused. */
export const documentsSource = (eid: string, bid: string | null) =>
  listAt(documentsPath(eid, bid), documentSchema, { latestBy: 'at' })

/** No list of what a home is to do in one shift is longer; a screen that shows as many says that there may be more. */
export const mostOfShift = 600

/** Rules are not filters: a collection group is given only of one home that is named. */
const ofHome = (eid: string): Condition => ['establishmentId', '==', eid]

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

/** Who has read what a shift left, by the shift and when it began: for staff. */
export const handoverMarksSource = (eid: string, sid: string, from: number) =>
  documentAt(paths.handover(eid, sid, String(from)), handoverMarksSchema)

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

/** The invitations to any home that wait for the answer of whoever has this address, which is theirs. */
export const ownInvitationsSource = (email: string) =>
  groupOf(paths.invitationsGroup, invitationSchema, {
    where: [
      ['email', '==', email],
      ['state', '==', 'pending'],
    ],
  })

/** A list calls the path of each document itself `path`. */
const entrySchema = auditSchema.transform(({ path, ...entry }) => ({ ...entry, recordPath: path }))

/** Which entries are asked for: of what was done from an instant until before another, by whom, about which resident; empty: any. */
export interface AuditAsked {
  readonly from: number
  readonly until: number
  readonly uid: string
  readonly beneficiaryId: string
}

/**
 * What was done in an establishment from an instant until before another, latest first: for its administrators only. Null: in
 * none, for super administrators.
 */
export const auditSource = (eid: string | null, asked: AuditAsked, count: number) =>
  entriesAt(paths.audits, eid, asked, count)

/** The same about private notes: for those of its administrators who may read these. */
export const privateAuditSource = (eid: string, asked: AuditAsked, count: number) =>
  entriesAt(paths.privateAudits, eid, asked, count)

const entriesAt = (
  path: string,
  eid: string | null,
  { from, until, uid, beneficiaryId }: AuditAsked,
  count: number,
) =>
  listAt(path, entrySchema, {
    where: [
      ['establishmentId', '==', eid],
      ...(uid === '' ? [] : [['uid', '==', uid] as const]),
      ...(beneficiaryId === '' ? [] : [['beneficiaryIds', 'array-contains', beneficiaryId] as const]),
      ['at', '>=', from],
      ['at', '<', until],
    ],
    latestBy: 'at',
    atMost: count,
  })

/** The latest messages that were refused: of a home, for its administrators; null: of all and of none, for super administrators. */
export const refusalsSource = (eid: string | null, count: number) =>
  listAt(paths.refusals, refusalSchema, {
    where: eid === null ? [] : [['establishmentId', '==', eid]],
    latestBy: 'at',
    atMost: count,
  })

/** Calls for help that are being refused in an establishment. */
export const noticesSource = (eid: string) =>
  listAt(paths.notices, noticeSchema, { where: [['establishmentId', '==', eid]] })

/** The latest of every establishment and of none: for a super admin only. */
export const allNoticesSource = () => listAt(paths.notices, noticeSchema, { latestBy: 'lastAt', atMost: 20 })

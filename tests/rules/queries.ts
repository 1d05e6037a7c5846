import { figuresPaths, paths, stayPaths, taskLeftPaths, whereaboutsPaths } from '@vigie/domain/paths'
import type { Collection } from '@vigie/domain/people/permission-table'
import { type Access, can, standingOf } from '@vigie/domain/people/permissions'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import {
  collection,
  collectionGroup,
  documentId,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  where,
} from 'firebase/firestore'
import { accessIn, type Character, type Home } from './cast.ts'
import { caregiversOf, deviceOf, type Resident, residents } from './residence.ts'

const inAnHour = Date.now() + 3_600_000
const staffStandings = ['superAdmin', 'admin', 'readWrite', 'readOnly']

/** A list that the product asks for, or one that must never be given, and whether the person may have it. */
export interface ListCase {
  name: string
  ask: (db: Firestore) => Query
  allowed: boolean
}

/** Every list in a home, for one person. A whole collection is theirs only if each document of it would be. */
export function queriesFor(person: Character, home: Home): ListCase[] {
  const access = accessIn(person, home)
  const nowhere = { ...access, membership: null }
  const whole = (name: Collection, path: string, who: Access = access): ListCase => ({
    name: path,
    ask: (db) => collection(db, path),
    allowed: can(who, 'read', name),
  })
  const ofHome = (
    name: 'assignments' | 'refusals' | 'notices' | 'audit' | 'privateAudit',
    path: string,
  ): ListCase => ({
    name: `${path} of the home`,
    ask: (db) => query(collection(db, path), where('establishmentId', '==', home)),
    allowed: can(access, 'read', name),
  })
  const ofNoHome = (name: 'generalAudit' | 'generalRefusals', path: string): ListCase => ({
    name: `${path} of no home`,
    ask: (db) => query(collection(db, path), where('establishmentId', '==', null)),
    allowed: can(nowhere, 'read', name),
  })
  return [
    whole('users', paths.users, nowhere),
    whole('establishments', paths.establishments, nowhere),
    { ...whole('settings', `${paths.establishment(home)}/private`), allowed: false },
    whole('escalations', paths.escalations(home)),
    whole('gateways', paths.gateways(home)),
    whole('technicalAlerts', paths.technicalAlerts(home)),
    whole('upkeep', paths.upkeeps(home)),
    whole('invitations', paths.invitations(home)),
    whole('members', paths.members(home)),
    {
      name: 'memberships of the person',
      ask: (db) => query(collectionGroup(db, paths.membersGroup), where('uid', '==', person.uid)),
      allowed: access.person.emailVerified && !access.person.disabled,
    },
    {
      name: 'memberships of another person',
      ask: (db) => query(collectionGroup(db, paths.membersGroup), where('uid', '==', 'someone')),
      allowed: false,
    },
    whole('establishmentDocuments', paths.establishmentDocuments(home)),
    whole('notifications', paths.notifications(home)),
    { ...whole('madeReports', reportPaths.all(home)), allowed: false },
    ...(['resident', 'home'] as const).flatMap((kind): ListCase[] => {
      const beneficiaryId = kind === 'resident' ? 'followed' : null
      const about = (db: Firestore, by: string) =>
        query(
          collection(db, reportPaths.all(home)),
          ...[where('by', '==', by), where('kind', '==', kind), where('beneficiaryId', '==', beneficiaryId)],
          ...[orderBy('askedAt', 'desc'), limit(5)],
        )
      const name = kind === 'resident' ? 'madeReports' : 'homeReports'
      const mine = can(access, 'read', name, { by: person.uid })
      return [
        { name: `one’s own reports of a ${kind}`, ask: (db) => about(db, person.uid), allowed: mine },
        { name: `another’s reports of a ${kind}`, ask: (db) => about(db, 'someone'), allowed: false },
      ]
    }),
    {
      name: 'reports of every home',
      ask: (db) => query(collectionGroup(db, reportPaths.group), where('by', '==', person.uid)),
      allowed: false,
    },
    whole('handovers', paths.handovers(home)),
    whole('handovers', taskLeftPaths.all(home)),
    {
      name: 'what was left undone for a resident',
      ask: (db) =>
        query(
          collection(db, taskLeftPaths.all(home)),
          where('beneficiaryId', '==', 'followed'),
          where('at', '>=', 0),
        ),
      allowed: can(access, 'read', 'handovers'),
    },
    whole('deliveries', paths.deliveries(home)),
    {
      name: 'messages about an alert of the home',
      ask: (db) =>
        query(collection(db, paths.deliveries(home)), where('about.alertIds', 'array-contains', 'followed')),
      allowed: can(access, 'read', 'deliveries'),
    },
    {
      name: 'the latest messages of the home',
      ask: (db) => query(collection(db, paths.deliveries(home)), orderBy('createdAt', 'desc'), limit(101)),
      allowed: can(access, 'read', 'deliveries'),
    },
    {
      name: 'messages to the person, in every home',
      ask: (db) =>
        query(collectionGroup(db, paths.deliveriesGroup), where('recipient.uid', '==', person.uid)),
      allowed: false,
    },
    {
      name: 'alerts of a period in the home',
      ask: (db) =>
        query(
          collection(db, paths.alerts(home)),
          where('times.raisedAt', '>=', 0),
          where('times.raisedAt', '<', inAnHour),
          orderBy('times.raisedAt', 'desc'),
          limit(201),
        ),
      allowed: can(access, 'read', 'alerts'),
    },
    whole('claims', paths.claims(home)),
    {
      name: 'who claims a device',
      ask: (db) =>
        query(collectionGroup(db, paths.claimsGroup), where('deviceId', '==', deviceOf(home, 'followed'))),
      allowed: false,
    },
    ...[paths.notesGroup, paths.moodsGroup, paths.devicesGroup].map(
      (group): ListCase => ({
        name: `${group} of all residents of the home`,
        ask: (db) => query(collectionGroup(db, group), where('establishmentId', '==', home)),
        allowed: false,
      }),
    ),
    whole('waves', `${paths.establishment(home)}/waves`),
    whole('sentMonths', `${paths.establishment(home)}/sentMonths`),
    whole('homeMonths', `${paths.establishment(home)}/homeMonths`),
    whole('ruleWindows', paths.ruleWindows(home)),
    whole('alertGuards', `${paths.establishment(home)}/alertGuards`),
    whole('alerts', paths.alerts(home)),
    whole('beneficiaries', paths.beneficiaries(home)),
    {
      name: `${paths.beneficiaries(home)} of the person`,
      ask: (db) =>
        query(collection(db, paths.beneficiaries(home)), where('caregiverIds', 'array-contains', person.uid)),
      allowed: ['caregiver', ...staffStandings].includes(standingOf(access)) && access.person.emailVerified,
    },
    whole('assignments', paths.assignments, nowhere),
    ofHome('assignments', paths.assignments),
    whole('refusals', paths.refusals, nowhere),
    ofHome('refusals', paths.refusals),
    {
      name: 'refusals that name a device of the home',
      ask: (db) =>
        query(
          collection(db, paths.refusals),
          where('establishmentId', '==', home),
          where('deviceId', '==', deviceOf(home, 'followed')),
          orderBy('at', 'desc'),
          limit(20),
        ),
      allowed: can(access, 'read', 'refusals'),
    },
    {
      name: 'where one device of the home belongs',
      ask: (db) =>
        query(
          collection(db, paths.assignments),
          where('establishmentId', '==', home),
          where(documentId(), '==', deviceOf(home, 'followed')),
        ),
      allowed: can(access, 'read', 'assignments'),
    },
    whole('notices', paths.notices, nowhere),
    ofHome('notices', paths.notices),
    whole('audit', paths.audits, nowhere),
    ofHome('audit', paths.audits),
    ofNoHome('generalAudit', paths.audits),
    ofNoHome('generalRefusals', paths.refusals),
    whole('privateAudit', paths.privateAudits, nowhere),
    ofHome('privateAudit', paths.privateAudits),
    {
      name: 'alerts in progress of every home',
      ask: (db) =>
        query(collectionGroup(db, paths.alertsGroup), where('state', 'in', ['open', 'acknowledged'])),
      allowed: can(nowhere, 'read', 'alerts'),
    },
    ...[paths.tasksGroup, paths.tasksDoneGroup].map((name) => ({
      name: `${name} of the home`,
      ask: (db: Firestore) => query(collectionGroup(db, name), where('establishmentId', '==', home)),
      allowed: can(access, 'read', 'tasks'),
    })),
    {
      name: 'what is to be done in a shift in the home',
      ask: (db) =>
        query(
          collectionGroup(db, paths.tasksGroup),
          where('establishmentId', '==', home),
          where('activated', '==', true),
          where('nextAt', '<', inAnHour),
          where('overAt', '>', 0),
          limit(600),
        ),
      allowed: can(access, 'read', 'tasks'),
    },
    {
      name: 'what was done in a shift in the home',
      ask: (db) =>
        query(
          collectionGroup(db, paths.tasksDoneGroup),
          where('establishmentId', '==', home),
          where('at', '>=', 0),
          where('at', '<', inAnHour),
          orderBy('at', 'desc'),
          limit(600),
        ),
      allowed: can(access, 'read', 'tasks'),
    },
    ...residents.flatMap((resident) => queriesOfResident(access, home, resident)),
  ]
}

function queriesOfResident(access: Access, home: Home, resident: Resident): ListCase[] {
  const { uid } = access.person
  const facts = { beneficiaryId: resident, caregiverIds: caregiversOf(resident, uid) }
  const parts = {
    devices: paths.devices,
    days: paths.days,
    moods: paths.moods,
    tasks: paths.tasks,
  } as const
  const notes = paths.notes(home, resident)
  const readsPublic = can(access, 'read', 'notes', facts)
  return [
    {
      name: `${paths.alerts(home)} of ${resident}`,
      ask: (db) => query(collection(db, paths.alerts(home)), where('beneficiaryId', '==', resident)),
      allowed: can(access, 'read', 'alerts', facts),
    },
    {
      name: `alerts of a period about ${resident}`,
      ask: (db) =>
        query(
          collection(db, paths.alerts(home)),
          where('beneficiaryId', '==', resident),
          where('times.raisedAt', '>=', 0),
          where('times.raisedAt', '<', inAnHour),
          orderBy('times.raisedAt', 'desc'),
          limit(201),
        ),
      allowed: can(access, 'read', 'alerts', facts),
    },
    {
      name: `what was done for ${resident} in a span of time, of all their tasks`,
      ask: (db) =>
        query(
          collectionGroup(db, paths.tasksDoneGroup),
          where('establishmentId', '==', home),
          where('beneficiaryId', '==', resident),
          where('at', '>=', 0),
          where('at', '<', inAnHour),
          orderBy('at', 'desc'),
          limit(600),
        ),
      allowed: can(access, 'read', 'tasks'),
    },
    {
      name: paths.tasksDone(home, resident, 'task'),
      ask: (db) => collection(db, paths.tasksDone(home, resident, 'task')),
      allowed: can(access, 'read', 'tasks', facts),
    },
    ...Object.entries({ ...parts, documents: paths.documents }).map(([name, path]) => ({
      name: path(home, resident),
      ask: (db: Firestore) => collection(db, path(home, resident)),
      allowed: can(access, 'read', name as keyof typeof parts | 'documents', facts),
    })),
    ...[figuresPaths, whereaboutsPaths].map(
      ({ months }): ListCase => ({
        name: months(home, resident),
        ask: (db) => collection(db, months(home, resident)),
        allowed: can(access, 'read', 'days', facts),
      }),
    ),
    {
      name: stayPaths.all(home, resident),
      ask: (db) => collection(db, stayPaths.all(home, resident)),
      allowed: can(access, 'read', 'formerDevices', facts),
    },
    {
      name: notes,
      ask: (db) => collection(db, notes),
      allowed: readsPublic && can(access, 'read', 'privateNotes', { ...facts, by: 'someone' }),
    },
    {
      name: `${notes} that are public`,
      ask: (db) => query(collection(db, notes), where('visibility', '==', 'public')),
      allowed: readsPublic,
    },
    {
      name: `${notes} by the person`,
      ask: (db) => query(collection(db, notes), where('by', '==', uid)),
      allowed: readsPublic && can(access, 'read', 'privateNotes', { ...facts, by: uid }),
    },
    {
      name: `${notes} that are private`,
      ask: (db) => query(collection(db, notes), where('visibility', '==', 'private')),
      allowed: readsPublic && can(access, 'read', 'privateNotes', { ...facts, by: 'someone' }),
    },
  ]
}

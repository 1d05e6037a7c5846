import { paths } from '@vigie/domain/paths'
import {
  collection,
  documentId,
  type Firestore,
  collectionGroup as group,
  or,
  type Query,
  query,
  where,
} from 'firebase/firestore'
import { named } from './cast.ts'

export const caregiver = named('caregiver, READ_WRITE')
export const reader = named('reader, READ_WRITE')
export const nurse = named('nurse, READ_ONLY')
const administrator = named('establishment admin, ADMIN')

export type Ask = (db: Firestore) => Query
export const notes = (db: Firestore) => collection(db, paths.notes('lilas', 'followed'))
export const alerts = (db: Firestore) => collection(db, paths.alerts('lilas'))
export const residents = (db: Firestore) => collection(db, paths.beneficiaries('lilas'))

/** Lists that reach past what the person may read, in every way a query can be put. */
export const reaching: [string, typeof reader, Ask][] = [
  [
    'private notes, among others',
    reader,
    (db) => query(notes(db), where('visibility', 'in', ['public', 'private'])),
  ],
  ['notes that are not public', reader, (db) => query(notes(db), where('visibility', '!=', 'public'))],
  [
    'notes that are not private',
    reader,
    (db) => query(notes(db), where('visibility', 'not-in', ['private'])),
  ],
  [
    'public notes or those of another',
    reader,
    (db) => query(notes(db), or(where('visibility', '==', 'public'), where('by', '==', 'someone'))),
  ],
  [
    'alerts of two residents',
    caregiver,
    (db) => query(alerts(db), where('beneficiaryId', 'in', ['followed', 'unfollowed'])),
  ],
  [
    'alerts of one or of another',
    caregiver,
    (db) =>
      query(
        alerts(db),
        or(where('beneficiaryId', '==', 'followed'), where('beneficiaryId', '==', 'unfollowed')),
      ),
  ],
  ['alerts of all but one', caregiver, (db) => query(alerts(db), where('beneficiaryId', '!=', 'unfollowed'))],
  ['alerts of whoever is open', caregiver, (db) => query(alerts(db), where('state', '==', 'open'))],
  [
    'residents of somebody else',
    caregiver,
    (db) => query(residents(db), where('caregiverIds', 'array-contains', 'someone')),
  ],
  [
    'residents of anybody',
    caregiver,
    (db) => query(residents(db), where('caregiverIds', 'array-contains-any', [caregiver.uid, 'someone'])),
  ],
  [
    'a resident by id, in a list',
    caregiver,
    (db) => query(residents(db), where(documentId(), '==', 'unfollowed')),
  ],
  [
    'memberships of two people',
    nurse,
    (db) => query(group(db, paths.membersGroup), where('uid', 'in', [nurse.uid, 'someone'])),
  ],
  [
    'memberships of whoever is accepted',
    nurse,
    (db) => query(group(db, paths.membersGroup), where('state', '==', 'accepted')),
  ],
  [
    'memberships of their own or of another',
    nurse,
    (db) =>
      query(group(db, paths.membersGroup), or(where('uid', '==', nurse.uid), where('uid', '==', 'someone'))),
  ],
  [
    'memberships of their own or of whoever is accepted',
    nurse,
    (db) =>
      query(
        group(db, paths.membersGroup),
        or(where('uid', '==', nurse.uid), where('state', '==', 'accepted')),
      ),
  ],
  [
    'their membership and another, by name',
    nurse,
    (db) =>
      query(
        group(db, paths.membersGroup),
        where(documentId(), 'in', [paths.member('lilas', nurse.uid), paths.member('lilas', 'someone')]),
      ),
  ],
  [
    'an alert of their home and one of another, by name',
    nurse,
    (db) =>
      query(
        group(db, paths.alertsGroup),
        where(documentId(), 'in', [paths.alert('lilas', 'followed'), paths.alert('cedres', 'followed')]),
      ),
  ],
  [
    'open alerts or those of a resident, in every home',
    nurse,
    (db) =>
      query(
        group(db, paths.alertsGroup),
        or(where('state', '==', 'open'), where('beneficiaryId', '==', 'followed')),
      ),
  ],
  [
    'alerts of the resident they follow, in every home',
    caregiver,
    (db) => query(group(db, paths.alertsGroup), where('beneficiaryId', '==', 'followed')),
  ],
  ...[paths.tasksGroup, paths.tasksDoneGroup].flatMap((name): typeof reaching => [
    [
      `${name} of all residents, to whoever follows one`,
      caregiver,
      (db) => query(group(db, name), where('establishmentId', '==', 'lilas')),
    ],
    [
      `${name} of their home or of another`,
      nurse,
      (db) => query(group(db, name), where('establishmentId', 'in', ['lilas', 'cedres'])),
    ],
    [
      `${name} of another home`,
      nurse,
      (db) => query(group(db, name), where('establishmentId', '==', 'cedres')),
    ],
  ]),
  [
    'the resident they follow and another, by name',
    caregiver,
    (db) => query(residents(db), where(documentId(), 'in', ['followed', 'unfollowed'])),
  ],
  [
    'residents whom they follow or somebody else',
    caregiver,
    (db) =>
      query(
        residents(db),
        or(
          where('caregiverIds', 'array-contains', caregiver.uid),
          where('caregiverIds', 'array-contains', 'someone'),
        ),
      ),
  ],
  [
    'a public note and a private one, by name',
    reader,
    (db) => query(notes(db), where(documentId(), 'in', ['public', 'private'])),
  ],
  [
    'what was done about a resident of theirs, in whichever home',
    administrator,
    (db) => query(collection(db, paths.audits), where('beneficiaryIds', 'array-contains', 'followed')),
  ],
  ...[paths.assignments, paths.refusals, paths.notices, paths.audits].flatMap((path): typeof reaching => [
    [
      `${path} of their home or of another`,
      administrator,
      (db) => query(collection(db, path), where('establishmentId', 'in', ['lilas', 'cedres'])),
    ],
    [
      `${path} of their home or of none`,
      administrator,
      (db) =>
        query(
          collection(db, path),
          or(where('establishmentId', '==', 'lilas'), where('establishmentId', '==', null)),
        ),
    ],
  ]),
]

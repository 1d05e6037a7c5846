import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import {
  collectionGroup,
  type Firestore,
  getCountFromServer,
  getDocs,
  query,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { members, named, outsiders } from './cast.ts'
import { databaseFor, isAllowed, openRules } from './environment.ts'
import { type Ask, alerts, caregiver, notes, nurse, reaching, reader, residents } from './reaching-queries.ts'

const everyone = [...members, ...outsiders]
const superAdmin = named('super admin')

let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('queries', everyone)
})
afterAll(() => environment.cleanup())

describe('what a query does not prove is not given, nor counted', () => {
  test.each(reaching)('%s', async (_what, person, ask) => {
    // Nothing but the rules keeps it from being answered.
    await environment.withSecurityRulesDisabled(async (context) => {
      expect((await getDocs(ask(context.firestore() as unknown as Firestore))).size).toBeGreaterThan(0)
    })
    const db = databaseFor(environment, person)
    expect(await isAllowed(getDocs(ask(db)))).toBe(false)
    expect(await isAllowed(getCountFromServer(ask(db)))).toBe(false)
  })
})

describe('what it proves is given and counted', () => {
  test.each<[string, typeof reader, Ask]>([
    ['public notes', reader, (db) => query(notes(db), where('visibility', '==', 'public'))],
    [
      'all notes, to a nurse',
      nurse,
      (db) => query(notes(db), where('visibility', 'in', ['public', 'private'])),
    ],
    [
      'alerts of the resident they follow',
      caregiver,
      (db) =>
        query(
          alerts(db),
          where('beneficiaryId', '==', 'followed'),
          where('state', 'in', ['open', 'acknowledged']),
        ),
    ],
    [
      'alerts of every home, to a super admin',
      superAdmin,
      (db) => query(collectionGroup(db, paths.alertsGroup), where('state', 'in', ['open', 'acknowledged'])),
    ],
    [
      'their residents',
      caregiver,
      (db) => query(residents(db), where('caregiverIds', 'array-contains', caregiver.uid)),
    ],
  ])('%s', async (_what, person, ask) => {
    const db = databaseFor(environment, person)
    expect((await getDocs(ask(db))).size).toBeGreaterThan(0)
    expect((await getCountFromServer(ask(db))).data().count).toBeGreaterThan(0)
  })
})

/** Every collection of the product, by the name under which a group of all homes could be asked for. */
const groups = [
  ...new Set(
    [
      paths.users,
      paths.establishments,
      'private',
      paths.membersGroup,
      'documents',
      paths.notifications('x'),
      paths.alerts('x'),
      'alertGuards',
      'waves',
      paths.deliveriesGroup,
      paths.beneficiaries('x'),
      paths.moods('x', 'y'),
      paths.notes('x', 'y'),
      paths.tasks('x', 'y'),
      paths.tasksDone('x', 'y', 'z'),
      paths.devices('x', 'y'),
      paths.days('x', 'y'),
      paths.assignments,
      paths.refusals,
      paths.notices,
      paths.audits,
    ].map((path) => path.slice(path.lastIndexOf('/') + 1)),
  ),
]

describe('no group of a collection in every home is given to anybody of a home', () => {
  test.each(groups)('%s', async (group) => {
    for (const person of [caregiver, nurse, named('attendant, ADMIN'), named('nurse, no home')]) {
      const db = databaseFor(environment, person)
      expect(await isAllowed(getDocs(collectionGroup(db, group)))).toBe(false)
      expect(await isAllowed(getCountFromServer(collectionGroup(db, group)))).toBe(false)
    }
  })
})

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import { can } from '@vigie/domain/people/permissions'
import {
  collectionGroup,
  type Firestore,
  getCountFromServer,
  getDocs,
  query,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessIn, type Character, members, named, outsiders } from './cast.ts'
import { databaseFor, differences, isAllowed, openRules } from './environment.ts'
import { everyGroup } from './groups.ts'
import { type Ask, alerts, caregiver, notes, nurse, reaching, reader, residents } from './reaching-queries.ts'
import { formerPeople, peopleOfTwoPlaces } from './unusual-cast.ts'

const everyone = [...members, ...outsiders, ...peopleOfTwoPlaces, ...formerPeople]
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
    ...[paths.tasksGroup, paths.tasksDoneGroup].map((name): [string, typeof reader, Ask] => [
      `${name} of all residents of their home, to whoever reads there`,
      reader,
      (db) => query(collectionGroup(db, name), where('establishmentId', '==', 'lilas')),
    ]),
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

describe('no group of a collection in every home is given or counted', () => {
  test('each of them holds something', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore
      const sizes = await Promise.all(
        everyGroup.map(async (group) => [group, (await getDocs(collectionGroup(db, group))).size] as const),
      )
      expect(sizes.filter(([, size]) => size === 0)).toEqual([])
    })
  })

  test.each<[string, Character | null]>([
    ['nobody signed in', null],
    ...everyone.map((person): [string, Character] => [person.name, person]),
  ])(
    'to %s, but alerts, tasks and what was done of these to who is above all homes',
    async (_name, person) => {
      const db = databaseFor(environment, person)
      const may = (collection: 'alerts' | 'tasks') =>
        person !== null && can({ ...accessIn(person, 'lilas'), membership: null }, 'read', collection)
      const given: Record<string, boolean> = {
        [paths.alertsGroup]: may('alerts'),
        [paths.tasksGroup]: may('tasks'),
        [paths.tasksDoneGroup]: may('tasks'),
      }
      const cases = everyGroup.flatMap((name) => {
        const allowed = given[name] ?? false
        const group = collectionGroup(db, name)
        return [
          { name, request: getDocs(group), allowed },
          { name: `${name}, counted`, request: getCountFromServer(group), allowed },
        ]
      })
      expect(await differences(cases)).toEqual([])
    },
  )
})

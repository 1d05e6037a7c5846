import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import { type Collection, permissionTable } from '@vigie/domain/people/permission-table'
import { can } from '@vigie/domain/people/permissions'
import { getDocs } from 'firebase/firestore'
import { doc, getDoc } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessIn, homes, members, outsiders } from './cast.ts'
import { documentsFor } from './documents.ts'
import { databaseFor, differences, openRules, withRequests } from './environment.ts'
import { queriesFor } from './queries.ts'
import { residenceOf } from './residence.ts'
import {
  formerPeople,
  peopleOfStatedHomes,
  peopleOfTwoPlaces,
  spoiltFollowers,
  spoiltPeople,
} from './unusual-cast.ts'

const everyone = [
  ...members,
  ...outsiders,
  ...peopleOfTwoPlaces,
  ...peopleOfStatedHomes,
  ...spoiltFollowers,
  ...formerPeople,
]
let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('reads', [...everyone, ...spoiltPeople])
})
afterAll(() => environment.cleanup())

test('every collection of the table has a document here', () => {
  const covered = new Set(
    documentsFor({ uid: 'me', profile: {} }, 'lilas').map((target) => target.collection),
  )
  expect([...covered].toSorted()).toEqual(
    Object.keys(permissionTable)
      .filter((collection) => collection !== 'adminArea')
      .toSorted(),
  )
})

test('every document that is asked for exists, but for a membership that is not', () => {
  const residence = residenceOf(everyone)
  const missing = everyone.flatMap((person) =>
    homes.flatMap((home) =>
      documentsFor(person, home)
        .map(({ path }) => path)
        .filter((path) => residence[path] === undefined)
        .filter((path) => path !== paths.member(home, person.uid) || person.memberships[home] !== undefined),
    ),
  )
  expect(missing).toEqual([])
})

/** What the server alone reads. */
const readByNobody: ReadonlySet<Collection> = new Set([
  'accountRequests',
  'alertGuards',
  'draftKeys',
  'documentSpace',
  'filePasses',
  'formerDevices',
  'keys',
  'phoneCodes',
  'timers',
  'unlockCodes',
  'phoneNumbers',
  'pushDevices',
  'pushPasses',
  'smsAnswers',
  'ruleWindows',
  'sentMonths',
  'homeMonths',
  'searchEntries',
  'supervision',
  'waves',
])

/** What one person alone reads, whom nobody here is. */
const readByMaker: ReadonlySet<Collection> = new Set(['madeReports', 'homeReports'])

test('every document that somebody may read, somebody may not, and the reverse', () => {
  for (const { collection, facts } of documentsFor({ uid: 'me', profile: {} }, 'lilas')) {
    const answers = new Set(
      everyone.map((person) => can(accessIn(person, 'lilas'), 'read', collection, facts)),
    )
    const own = facts.uid === 'me' || readByMaker.has(collection)
    if (!own && !readByNobody.has(collection)) expect([collection, answers.size]).toEqual([collection, 2])
  }
})

describe.each(everyone)('$name', (person) => {
  test('gets the documents of the table, in their home and in the other', async () => {
    const found = await withRequests(environment, person, (db) => {
      const cases = homes.flatMap((home) =>
        documentsFor(person, home).map(({ collection, path, facts }) => ({
          name: path,
          request: getDoc(doc(db, path)),
          allowed: can(accessIn(person, home), 'read', collection, facts),
        })),
      )
      return differences(cases)
    })
    expect(found).toEqual([])
  })

  test('lists what a query proves to be theirs', async () => {
    const db = databaseFor(environment, person)
    const cases = homes.flatMap((home) =>
      queriesFor(person, home).map(({ name, ask, allowed }) => ({
        name,
        request: getDocs(ask(db)),
        allowed,
      })),
    )
    expect(await differences(cases)).toEqual([])
  })
})

test.each(spoiltPeople)('$name gets nothing of the home but what is theirs', async (person) => {
  const found = await withRequests(environment, person, (db) => {
    const cases = documentsFor(person, 'lilas').map(({ collection, path, facts }) => ({
      name: path,
      request: getDoc(doc(db, path)),
      allowed: facts.uid === person.uid && can(accessIn(person, 'lilas'), 'read', collection, facts),
    }))
    return differences(cases)
  })
  expect(found).toEqual([])
})

test('nobody signed in sees nothing at all', async () => {
  const found = await withRequests(environment, null, (db) => {
    const cases = documentsFor({ uid: 'someone', profile: {} }, 'lilas').map(({ path }) => ({
      name: path,
      request: getDoc(doc(db, path)),
      allowed: false,
    }))
    return differences(cases)
  })
  expect(found).toEqual([])
})

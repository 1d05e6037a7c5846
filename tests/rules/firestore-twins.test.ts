import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { can } from '@vigie/domain/permissions'
import { doc, getDoc, getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessIn, type Character, members, twinOf, twins } from './cast.ts'
import { documentsFor } from './documents.ts'
import { databaseFor, differences, openRules } from './environment.ts'
import { queriesFor } from './queries.ts'

const cases = Object.keys(twins).flatMap((twin) =>
  members.map((person) => ({ twin, person, double: twinOf(person, twin) })),
)
let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules(
    'twins',
    cases.map(({ double }) => double),
  )
})
afterAll(() => environment.cleanup())

/** What the person may read in the first home, but for what is their own wherever they are. */
function allowedTo(person: Character, double: Character) {
  const access = accessIn({ ...person, uid: double.uid }, 'lilas')
  return documentsFor(double.uid, 'lilas').filter(
    ({ collection, facts }) => facts.uid !== double.uid && can(access, 'read', collection, facts),
  )
}

describe.each(Object.keys(twins))('%s: each thing the person may read is denied', (twin) => {
  test.each(cases.filter((one) => one.twin === twin))('$person.name', async ({ person, double }) => {
    const db = databaseFor(environment, double)
    const reads = allowedTo(person, double).map(({ path }) => ({
      name: path,
      request: getDoc(doc(db, path)),
      allowed: false,
    }))
    const lists = queriesFor({ ...person, uid: double.uid }, 'lilas')
      .filter(({ name, allowed }) => allowed && name !== 'memberships of the person')
      .map(({ name, ask }) => ({ name, request: getDocs(ask(db)), allowed: false }))
    expect(await differences([...reads, ...lists])).toEqual([])
  })
})

import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { can } from '@vigie/domain/people/permissions'
import { doc, getDoc, getDocs } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessIn, type Character, members, twinOf, twins } from './cast.ts'
import { documentsFor, type Target } from './documents.ts'
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

/** Whether there is an account to see. */
const isSomebody = ({ profile }: Character) => profile !== null && profile.disabled === false

/** What is theirs as a person and not as a member: their profile, and a membership of their own where the e-mail is verified. */
function isTheirs(double: Character, { collection, facts }: Target): boolean {
  if (facts.uid !== double.uid || !isSomebody(double)) return false
  return collection === 'users' || (collection === 'members' && double.emailVerified)
}

describe.each(Object.keys(twins))('%s: each thing the person may read is denied', (twin) => {
  test.each(cases.filter((one) => one.twin === twin))('$person.name', async ({ person, double }) => {
    const db = databaseFor(environment, double)
    const original = { ...person, uid: double.uid }
    const reads = documentsFor(double, 'lilas')
      .filter(({ collection, facts }) => can(accessIn(original, 'lilas'), 'read', collection, facts))
      .filter((target) => !isTheirs(double, target))
      .map(({ path }) => ({ name: path, request: getDoc(doc(db, path)), allowed: false }))
    const lists = queriesFor(original, 'lilas')
      .filter(({ allowed }) => allowed)
      .filter(
        ({ name }) => name !== 'memberships of the person' || !double.emailVerified || !isSomebody(double),
      )
      .map(({ name, ask }) => ({ name, request: getDocs(ask(db)), allowed: false }))
    expect(await differences([...reads, ...lists])).toEqual([])
  })
})

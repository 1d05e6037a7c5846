import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { paths } from '@vigie/domain/paths'
import { deleteField, doc, setDoc, updateDoc } from 'firebase/firestore'
import * as lite from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Character, members, outsiders } from './cast.ts'
import { documentsFor } from './documents.ts'
import { databaseFor, differences, isAllowed, openRules, withRequests } from './environment.ts'

const everyone = [...members, ...outsiders]
let environment: RulesTestEnvironment
beforeAll(async () => {
  environment = await openRules('writes', everyone)
})
afterAll(() => environment.cleanup())

describe('writing goes through /api: straight to Firestore nobody may write', () => {
  test.each(everyone)('$name', async (person) => {
    const differing = await withRequests(environment, person, (db) => {
      // One write that goes through, so that a person whom the server does not know at all would show.
      const profile = lite.doc(db, paths.user(person.uid))
      const control = {
        name: 'own locale',
        request: lite.updateDoc(profile, { locale: 'en' }),
        allowed: true,
      }
      return differences([
        control,
        ...documentsFor(person, 'lilas').flatMap(({ path }) => {
          const parent = path.slice(0, path.lastIndexOf('/'))
          const own = { uid: person.uid, by: person.uid, visibility: 'public', caregiverIds: [person.uid] }
          return [
            { name: `create in ${parent}`, request: lite.setDoc(lite.doc(db, parent, 'new'), own) },
            { name: `update ${path}`, request: lite.updateDoc(lite.doc(db, path), { x: 1 }) },
            { name: `overwrite ${path}`, request: lite.setDoc(lite.doc(db, path), own) },
            { name: `delete ${path}`, request: lite.deleteDoc(lite.doc(db, path)) },
          ].map((attempt) => ({ ...attempt, allowed: false }))
        }),
      ])
    })
    expect(differing).toEqual([])
  })
})

describe('a person’s own locale is the one thing they write themselves', () => {
  const [person] = members as readonly [Character, ...Character[]]
  const update = (who: Character | null, uid: string, data: Record<string, unknown>) =>
    isAllowed(updateDoc(doc(databaseFor(environment, who), paths.user(uid)), data))

  test.each(['fr', 'en'])('to %s', async (locale) => {
    expect(await update(person, person.uid, { locale })).toBe(true)
  })

  test('also before their e-mail is verified, on the page that asks for it', async () => {
    const unverified = { ...person, emailVerified: false }
    expect(await update(unverified, person.uid, { locale: 'en' })).toBe(true)
  })

  test.each([
    ['a language we do not speak', { locale: 'de' }],
    ['no language', { locale: deleteField() }],
    ['another field', { phone: '+15145550123' }],
    ['another field with it', { locale: 'fr', phone: '+15145550123' }],
    ['their own role', { locale: 'fr', roleId: 1 }],
  ])('but not %s', async (_what, data) => {
    expect(await update(person, person.uid, data)).toBe(false)
  })

  test('nor anybody else’s', async () => {
    expect(await update(person, 'someone', { locale: 'en' })).toBe(false)
    expect(await update(null, person.uid, { locale: 'en' })).toBe(false)
  })

  test('nor a profile that does not exist yet', async () => {
    const stranger = { ...person, uid: 'never-seen' }
    const profile = doc(databaseFor(environment, stranger), paths.user(stranger.uid))
    expect(await isAllowed(setDoc(profile, { locale: 'fr' }))).toBe(false)
  })
})

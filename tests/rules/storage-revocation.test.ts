import { randomUUID } from 'node:crypto'
import { paths, storagePaths } from '@vigie/domain/paths'
import { deleteDoc, doc, type Firestore, updateDoc } from 'firebase/firestore'
import { ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Character, named } from './cast.ts'
import { isAllowed } from './environment.ts'
import { openStorageRules, type StorageRules } from './storage-environment.ts'

const nurse = named('nurse, READ_WRITE')

/** Each way in which somebody loses the right to send documents while their token is still good. */
const losses: {
  what: string
  person: Character
  lose: (db: Firestore, member: string, profile: string) => Promise<void>
}[] = [
  {
    what: 'a membership that was withdrawn',
    person: { ...nurse, uid: 'leaver' },
    lose: (db, member) => deleteDoc(doc(db, member)),
  },
  {
    what: 'a level that was taken away',
    person: { ...nurse, uid: 'demoted' },
    lose: (db, member) => updateDoc(doc(db, member), { roleId: null }),
  },
  {
    what: 'an account that was disabled',
    person: { ...nurse, uid: 'closed' },
    lose: (db, _member, profile) => updateDoc(doc(db, profile), { disabled: true }),
  },
  {
    what: 'an account that was deleted',
    person: { ...nurse, uid: 'gone' },
    lose: (db, _member, profile) => deleteDoc(doc(db, profile)),
  },
]

let rules: StorageRules
beforeAll(async () => {
  rules = await openStorageRules(losses.map(({ person }) => person))
})
afterAll(() => rules.close())

test.each(losses)('$what counts from the next request on', async ({ person, lose }) => {
  const eid = rules.establishmentOf('lilas')
  const storage = rules.storageFor(person)
  const sends = () => {
    const path = storagePaths.beneficiaryDocument(eid, 'followed', randomUUID())
    return isAllowed(uploadBytes(ref(storage, path), new Uint8Array(3), { contentType: 'application/pdf' }))
  }
  expect(await sends()).toBe(true)
  await rules.changeAsServer((db) => lose(db, paths.member(eid, person.uid), paths.user(person.uid)))
  expect(await sends()).toBe(false)
})

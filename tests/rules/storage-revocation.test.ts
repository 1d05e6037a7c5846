import { randomUUID } from 'node:crypto'
import { paths, storagePaths } from '@vigie/domain/paths'
import { deleteDoc, doc, type Firestore, updateDoc } from 'firebase/firestore'
import { ref, uploadBytes } from 'firebase/storage'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Character, named } from './cast.ts'
import { isAllowed } from './environment.ts'
import { openStorageRules, type StorageRules } from './storage-environment.ts'
import { sentAsOf, ticketOf } from './tickets.ts'

const nurse = named('nurse, READ_WRITE')
const superAdmin = named('super admin')
const operator = named('operator account')

/** Each way in which somebody loses the right to send documents while their token and their ticket are still good. */
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
    what: 'an account of a super admin that was disabled',
    person: { ...superAdmin, uid: 'closed' },
    lose: (db, _member, profile) => updateDoc(doc(db, profile), { disabled: true }),
  },
  {
    what: 'a super admin who is none any more',
    person: { ...superAdmin, uid: 'former' },
    lose: (db, _member, profile) => updateDoc(doc(db, profile), { roleId: 4 }),
  },
  {
    what: 'a session of an operator that was ended',
    person: { ...operator, uid: 'elsewhere' },
    lose: (db, _member, profile) => updateDoc(doc(db, profile), { sessionsEndedAt: 1 }),
  },
  {
    what: 'an account of an operator that was deleted',
    person: { ...operator, uid: 'gone' },
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
  const sends = async () => {
    const path = storagePaths.beneficiaryDocument(eid, 'followed', randomUUID())
    await rules.giveTickets([[path, ticketOf(person.uid, sentAsOf(person, 'lilas'))]])
    return isAllowed(uploadBytes(ref(storage, path), new Uint8Array(3), { contentType: 'application/pdf' }))
  }
  expect(await sends()).toBe(true)
  await rules.changeAsServer((db) => lose(db, paths.member(eid, person.uid), paths.user(person.uid)))
  expect(await sends()).toBe(false)
})

import { addressOf } from '@vigie/domain/api/call'
import { readBeneficiaryFileCall } from '@vigie/domain/api/file-calls'
import { documentPath, paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { projectId } from '@vigie/emulators/suite/addresses'
import { expect, it } from 'vitest'
import { keepDocument, newDocument } from '../support/documents.ts'
import { db } from '../support/firestore.ts'
import { homeOfAlerts } from '../support/home-of-alerts.ts'
import { newId } from '../support/ids.ts'
import type { TestPerson } from '../support/people.ts'
import { sendFile } from '../support/storage.ts'
import { whenDocument } from '../support/until.ts'

const { NURSE, ADMIN, READ_WRITE } = roles
const { eid, raise, someone, perform } = homeOfAlerts()
const resident = paths.beneficiary(eid, 'roy')
const place = (fid: string) => ({ eid, bid: 'roy', fid })

/** What becomes of a file that somebody sends by a ticket that they were given before: refused by the rules, or when it has come. */
async function send(person: TestPerson): Promise<number> {
  const fid = newId('file')
  const path = documentPath(place(fid))
  const bytes = 'letter'
  const until = Date.now() + 3_600_000
  const sentAs = person.role === ADMIN ? 'superAdmin' : 'member'
  const file = { contentType: 'text/plain', size: bytes.length } as const
  await db.doc(path).set(newDocument({ ...file, state: 'coming', by: person.uid, until, sentAs }))
  const status = await sendFile(person, path, bytes, { contentType: 'text/plain' })
  if (status !== 200) return status
  const { state } = await whenDocument(path, (document) => document.state !== 'coming')
  return state === 'ready' ? 200 : 403
}

/** What the same token opens: the record in Firestore, sending a file to Cloud Storage, reading one and an act through /api. */
async function answersTo(person: TestPerson) {
  const documents = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/${projectId}/databases/(default)/documents`
  const headers = { authorization: `Bearer ${person.idToken}` }
  const letter = addressOf(readBeneficiaryFileCall, { eid, bid: 'roy', fid: 'letter' })
  const [firestore, storage, file, act] = await Promise.all([
    fetch(`${documents}/${resident}`, { headers }),
    send(person),
    fetch(`${process.env.VIGIE_HOSTING_URL}${letter}`, { headers }),
    perform(person, 'shown', await raise()),
  ])
  return { firestore: firestore.status, storage, file: file.status, act: act.status }
}

const member = ({ uid }: TestPerson) => db.doc(paths.member(eid, uid))
const profile = ({ uid }: TestPerson) => db.doc(paths.user(uid))
const nurse = () => someone({ role: NURSE }, { roleId: READ_WRITE })
const superAdmin = () => someone({ role: ADMIN }, null)

it.each<[string, () => Promise<TestPerson>, (person: TestPerson) => Promise<unknown>]>([
  ['is withdrawn from the home', nurse, (person) => member(person).delete()],
  ['loses their level there', nurse, (person) => member(person).update({ roleId: null })],
  ['loses their role there', nurse, (person) => member(person).update({ role: null })],
  ['is disabled', nurse, (person) => profile(person).update({ disabled: true })],
  ['is deleted', nurse, (person) => profile(person).delete()],
  ['is super administrator no more', superAdmin, (person) => profile(person).update({ roleId: NURSE })],
  ['is disabled as super administrator', superAdmin, (person) => profile(person).update({ disabled: true })],
])('whoever %s is told no at the next request, wherever they ask', async (_how, make, lose) => {
  await db.doc(resident).set({ name: 'Mme Roy' })
  await keepDocument(place('letter'), 'letter')
  const person = await make()
  expect(await answersTo(person)).toEqual({ firestore: 200, storage: 200, file: 200, act: 200 })
  await lose(person)
  expect(await answersTo(person)).toEqual({ firestore: 403, storage: 403, file: 403, act: 403 })
})

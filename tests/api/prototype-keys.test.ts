import { addressOf, type Call } from '@vigie/domain/api/call'
import { announceDocumentCall } from '@vigie/domain/api/document-calls'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import { recordMoodCall } from '@vigie/domain/api/mood-calls'
import { setNoteCall } from '@vigie/domain/api/note-calls'
import { inviteCall } from '@vigie/domain/api/people-calls'
import { changeProfileCall } from '@vigie/domain/api/profile-calls'
import { setTaskCall } from '@vigie/domain/api/task-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'
import { saidDaily } from '../support/tasks.ts'

interface Sent {
  call: Call
  params: Record<string, string>
  /** What is taken. */
  body: object
}

let eid: string
let bid: string
let admin: TestPerson
beforeAll(async () => {
  const home = await createHome()
  eid = home.eid
  bid = await home.addResident()
  admin = await signUp({ role: roles.ADMIN_ESTABLISHMENT })
  await join(eid, admin, { roleId: roles.ADMIN })
})

const send = ({ call, params }: Sent, text: string) =>
  sendApi(admin, addressOf(call, params), { method: call.method.toUpperCase(), body: text })

/** As text: an object of JavaScript that has such a key tells JSON nothing of it. */
const given = '{"roleId":1,"operator":true,"changed":true}'
const keys = [
  `"__proto__":${given}`,
  `"constructor":{"prototype":${given}}`,
  `"prototype":${given}`,
  '"__proto__":null',
]

/** The same text with the key in each of its objects in turn, first and last. */
const withKey = (text: string, key: string) =>
  [...text.matchAll(/[{}]/g)].map(({ index, 0: brace }) =>
    brace === '{'
      ? `${text.slice(0, index + 1)}${key},${text.slice(index + 1)}`
      : `${text.slice(0, index)},${key}${text.slice(index)}`,
  )

const contact = { name: 'Accueil', phone: '', email: '' }
const file = { title: 'Lettre', fileName: 'lettre.pdf', contentType: 'application/pdf', size: 10 }
const ofResident = () => ({ eid, bid })

describe('a key that objects of JavaScript have of themselves is refused wherever it stands, and does nothing', () => {
  it.each<[string, () => Sent]>([
    [
      'a profile',
      () => ({ call: changeProfileCall, params: { uid: admin.uid }, body: { displayName: 'Nadia Roy' } }),
    ],
    ['a home', () => ({ call: changeEstablishmentCall, params: { eid }, body: { contact } })],
    [
      'an invitation',
      () => ({
        call: inviteCall,
        params: { eid },
        body: { email: `${newId('x')}@vigie.example`, locale: 'fr', roleId: 11 },
      }),
    ],
    ['a mood', () => ({ call: recordMoodCall, params: ofResident(), body: { type: 'mood', data: 4 } })],
    [
      'a note',
      () => ({
        call: setNoteCall,
        params: { ...ofResident(), mid: newId('note') },
        body: { text: 'Elle dort.', visibility: 'public' },
      }),
    ],
    [
      'a task',
      () => ({
        call: setTaskCall,
        params: { ...ofResident(), tid: newId('task') },
        body: saidDaily(Date.now() + 3_600_000),
      }),
    ],
    [
      'a document',
      () => ({ call: announceDocumentCall, params: { ...ofResident(), fid: newId('file') }, body: file }),
    ],
  ])('in what is said of %s', async (_what, sent) => {
    const whole = sent()
    const text = JSON.stringify(whole.body)
    const before = await everythingOf()
    for (const key of keys) {
      for (const hostile of withKey(text, key)) {
        expect(await send(whole, hostile), hostile).toMatchObject({
          status: 400,
          data: { code: 'invalidRequest' },
        })
      }
    }
    expect(await everythingOf()).toEqual(before)
    // Nor was anything changed for whoever asks next: nobody else may, and they themselves still may.
    const stranger = await signUp({ role: roles.READ_WRITE })
    const address = addressOf(whole.call, { ...whole.params, uid: admin.uid })
    const method = whole.call.method.toUpperCase()
    expect(await sendApi(stranger, address, { method, body: text })).toMatchObject({ status: 403 })
    expect(await send(whole, text)).toMatchObject({ status: 200 })
  })
})

const ofMessages = ['deliveries', 'waves']

/** What of the person, the home and the resident is stored; not what is sent of it, which goes on by itself. */
async function everythingOf() {
  const home = db.doc(paths.establishment(eid))
  const resident = db.doc(paths.beneficiary(eid, bid))
  const within = (await Promise.all([home.listCollections(), resident.listCollections()])).flat()
  const stored = await Promise.all(
    within.filter(({ id }) => !ofMessages.includes(id)).map((each) => each.get()),
  )
  const records = [await db.doc(paths.user(admin.uid)).get(), await home.get(), await resident.get()]
  return [...records, ...stored.flatMap(({ docs }) => docs)].map((doc) => [doc.ref.path, doc.data()])
}

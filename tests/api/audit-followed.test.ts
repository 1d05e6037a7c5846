import { randomUUID } from 'node:crypto'
import {
  answerInvitationCall,
  changeFollowedCall,
  inviteCall,
  revokeCall,
} from '@vigie/domain/api/people-calls'
import { auditSchema } from '@vigie/domain/care/audit'
import { paths } from '@vigie/domain/paths'
import { mostResidentsFollowed } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'

const { ADMIN, CAREGIVER, NURSE, READ_ONLY, READ_WRITE } = roles

async function homeWithAdmin() {
  const [home, admin] = [await createHome(), await signUp({ role: NURSE })]
  await join(home.eid, admin, { roleId: ADMIN })
  return { home, admin }
}
const residentsIn = (home: TestHome, count: number, caregiverIds: string[] = []) =>
  Promise.all(Array.from({ length: count }, () => home.addResident({ caregiverIds })))

/** What the journal of a home shows of one of its residents, as its screen asks for it; in no order. */
async function journalOf({ eid }: TestHome, bid: string) {
  const all = db.collection(paths.audits).where('establishmentId', '==', eid)
  const { docs } = await all.where('beneficiaryIds', 'array-contains', bid).get()
  return docs.map((doc) => {
    const entry = auditSchema.parse(doc.data())
    return { ...entry, beneficiaryIds: entry.beneficiaryIds.toSorted() }
  })
}
const actionsOf = async (home: TestHome, bid: string) =>
  (await journalOf(home, bid)).map(({ action }) => action).toSorted()

it('the largest change of whom a caregiver follows can be read in the journal of each resident', async () => {
  const { home, admin } = await homeWithAdmin()
  const caregiver = await signUp({ role: CAREGIVER })
  const remove = await residentsIn(home, mostResidentsFollowed, [caregiver.uid])
  const add = await residentsIn(home, mostResidentsFollowed)
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: remove })
  const params = { eid: home.eid }
  const body = { userId: caregiver.uid, add, remove }
  expect(await callApi(admin, changeFollowedCall, { params, body })).toMatchObject({ status: 200 })
  for (const bid of [add[0], add.at(-1), remove[0], remove.at(-1)])
    expect(await journalOf(home, bid ?? '')).toMatchObject([
      { action: 'member.followed', uid: admin.uid, beneficiaryIds: [...add, ...remove].toSorted() },
    ])
})

it('whoever named more residents as theirs than a call can say leaves entries that can be read, of all of them', async () => {
  const { home, admin } = await homeWithAdmin()
  const caregiver = await signUp({ role: CAREGIVER })
  const many = await residentsIn(home, 2 * mostResidentsFollowed + 5, [caregiver.uid])
  await join(home.eid, caregiver, { roleId: READ_WRITE, beneficiaryIds: many.slice(0, 1) })
  const params = { eid: home.eid, userId: caregiver.uid }
  expect(await callApi(admin, revokeCall, { params, body: {} })).toMatchObject({ status: 200 })
  for (const bid of many) expect(await actionsOf(home, bid)).toEqual(['member.revoke'])
})

it('access that is gained by an invitation and lost by revocation stands in the journal of each resident', async () => {
  const { home, admin } = await homeWithAdmin()
  const [roy, cote] = [await home.addResident(), await home.addResident()]
  const relative = await signUp({ role: READ_WRITE })
  const id = randomUUID()
  const params = { eid: home.eid }
  const email = `${relative.uid}@vigie.example`
  const invitation = { id, email, locale: 'fr' as const, roleId: READ_ONLY, beneficiaryIds: [roy, cote] }
  await callApi(admin, inviteCall, { params, body: invitation })
  await db.doc(paths.beneficiary(home.eid, cote)).update({ state: 'archived' })
  await callApi(relative, answerInvitationCall, { params, body: { invitationId: id, accept: true } })
  const besides = [roy, await home.addResident()]
  const another = { ...invitation, id: randomUUID(), beneficiaryIds: besides }
  await callApi(admin, inviteCall, { params, body: another })
  await callApi(admin, revokeCall, { params: { ...params, userId: relative.uid }, body: {} })
  expect(await actionsOf(home, roy)).toEqual([
    'invitation.accept',
    'invitation.cancel',
    'invitation.create',
    'invitation.create',
    'member.revoke',
  ])
  // Who was archived before the answer is followed by nobody new.
  expect(await actionsOf(home, cote)).toEqual(['invitation.create'])
})

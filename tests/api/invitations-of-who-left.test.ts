import { randomUUID } from 'node:crypto'
import {
  answerInvitationCall,
  changeLevelCall,
  inviteCall,
  resendInvitationCall,
  revokeCall,
} from '@vigie/domain/api/people-calls'
import { giveRoleCall } from '@vigie/domain/api/profile-calls'
import { deleteUserCall } from '@vigie/domain/api/user-record-calls'
import { paths } from '@vigie/domain/paths'
import { invitationSchema, isOpen, sentAgainAfterMs } from '@vigie/domain/people/invitation'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome, type TestHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, signUp, type TestPerson } from '../support/people.ts'

const { ADMIN, NURSE, READ_WRITE } = roles

async function invite(by: TestPerson, { eid }: TestHome, email = `${newId('guest')}@vigie.example`) {
  const id = randomUUID()
  const body = { id, email, locale: 'fr' as const, roleId: READ_WRITE, beneficiaryIds: [] }
  expect((await callApi(by, inviteCall, { params: { eid }, body })).status).toBe(200)
  return id
}
const invitationOf = ({ eid }: TestHome, iid: string) => db.doc(paths.invitation(eid, iid))
const kept = async (home: TestHome, iid: string) =>
  invitationSchema.parse((await invitationOf(home, iid).get()).data())

const losses: Record<string, (root: TestPerson, uid: string, eid: string) => Promise<{ status: number }>> = {
  revoked: (root, userId, eid) => callApi(root, revokeCall, { params: { eid, userId }, body: {} }),
  demoted: (root, userId, eid) =>
    callApi(root, changeLevelCall, { params: { eid }, body: { userId, roleId: READ_WRITE } }),
  deleted: (root, uid) => callApi(root, deleteUserCall, { params: { uid }, body: {} }),
}

it.each(Object.keys(losses))(
  'an invitation runs out as soon as whoever made it is %s, and is good anew once sent again',
  async (how) => {
    const home = await createHome()
    const [root, admin] = [await signUp({ role: ADMIN }), await signUp({ role: NURSE })]
    const [leaver, invited] = [await signUp({ role: NURSE }), await signUp({ role: NURSE })]
    for (const one of [admin, leaver]) await join(home.eid, one, { roleId: ADMIN })
    const theirs = await invite(leaver, home, `${invited.uid}@vigie.example`)
    const ours = await invite(admin, home)
    expect((await losses[how]?.(root, leaver.uid, home.eid))?.status).toBe(200)
    const ended = await kept(home, theirs)
    expect(isOpen(ended, Date.now())).toBe(false)
    expect(ended.inviterLeft).toBe(true)
    expect(isOpen(await kept(home, ours), Date.now())).toBe(true)

    const answer = () =>
      callApi(invited, answerInvitationCall, {
        params: { eid: home.eid },
        body: { invitationId: theirs, accept: true },
      })
    expect(await answer()).toMatchObject({ status: 409, data: { code: 'invitationOver' } })
    await invitationOf(home, theirs).update({ sentAt: [Date.now() - 2 * sentAgainAfterMs] })
    const again = { params: { eid: home.eid, iid: theirs }, body: {} }
    expect((await callApi(admin, resendInvitationCall, again)).status).toBe(200)
    expect((await kept(home, theirs)).inviterLeft).toBe(false)
    expect((await answer()).status).toBe(200)
  },
)

it('that of a super administrator runs out in every home once they are none, but where they administer the home', async () => {
  const [home, own] = [await createHome(), await createHome()]
  const [root, former] = [await signUp({ role: ADMIN }), await signUp({ role: ADMIN })]
  await join(own.eid, former, { roleId: ADMIN })
  const [lost, stays] = [await invite(former, home), await invite(former, own)]
  const given = { params: { uid: former.uid }, body: { roleId: NURSE } }
  expect((await callApi(root, giveRoleCall, given)).status).toBe(200)
  expect((await kept(home, lost)).inviterLeft).toBe(true)
  expect(isOpen(await kept(own, stays), Date.now())).toBe(true)
})

import { openedBeneficiaryCall } from '@vigie/domain/api/opened-calls'
import { answerInvitationCall } from '@vigie/domain/api/people-calls'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import { expect, it } from 'vitest'
import { callApi } from '../support/api.ts'
import { askAuth, signInWith } from '../support/auth.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { newId } from '../support/ids.ts'
import { join, password, signUp } from '../support/people.ts'

it('an account that was moved at Auth to an address which nobody has shown to be theirs may do nothing', async () => {
  const home = await createHome()
  const bid = await home.addResident()
  const nurse = await signUp({ role: roles.NURSE })
  await join(home.eid, nurse, { roleId: roles.READ_WRITE })
  const email = `${newId('moved')}@vigie.example`
  // Only the emulator takes it: Auth does not, where it hides who has an account (docs/adr/0040-accounts-are-made-by-the-api.md).
  expect((await askAuth('update', { idToken: nurse.idToken, email })).ok).toBe(true)
  const moved = { ...nurse, idToken: (await signInWith(email, password))?.idToken ?? '' }
  const refused = { status: 403, data: { code: 'emailNotVerified' } }
  const params = { eid: home.eid, bid }
  expect(await callApi(moved, openedBeneficiaryCall, { params })).toMatchObject(refused)
  const accepts = { params: { eid: home.eid }, body: { invitationId: newId('i'), accept: true } }
  expect(await callApi(moved, answerInvitationCall, accepts)).toMatchObject(refused)
  // Nor is it written to, or named, by an address that may be a stranger's.
  const profile = await db.doc(paths.user(nurse.uid)).get()
  expect(profile.get('email')).toBe(`${nurse.uid}@vigie.example`)
})

import type { NoteVisibility } from '@vigie/domain/care/note'
import { mayRead } from '@vigie/domain/care/note-acts'
import { paths } from '@vigie/domain/paths'
import { personOf } from '@vigie/domain/people/permissions'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import { memberSchema, userSchema } from '@vigie/domain/people/user'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendApi } from '../support/api.ts'
import { db } from '../support/firestore.ts'
import { createHome } from '../support/home.ts'
import { join, signUp } from '../support/people.ts'

interface Rights {
  profile: { roleId: unknown; operator: boolean; disabled: boolean }
  member: { role: unknown; roleId: unknown; state: string; establishmentState: string; follows: boolean }
}

interface Kind {
  visibility: NoteVisibility
  isOwn: boolean
}

/** What may stand on a profile and a membership, what no code of ours writes among it. */
const aRole = fc.constantFrom(...Object.values(roles), null, 'NURSE', 6)
const someRights: fc.Arbitrary<Rights> = fc.record({
  profile: fc.record({
    roleId: aRole,
    operator: fc.constantFrom(false, false, false, true),
    disabled: fc.constantFrom(false, false, false, true),
  }),
  member: fc.record({
    role: aRole,
    roleId: fc.constantFrom(roles.ADMIN, roles.READ_ONLY, roles.READ_WRITE, null, '11'),
    state: fc.constantFrom('accepted', 'accepted', 'accepted', 'pending', 'refused'),
    establishmentState: fc.constantFrom('active', 'inactive'),
    follows: fc.boolean(),
  }),
})
const aKind: fc.Arbitrary<Kind> = fc.record({
  visibility: fc.constantFrom('public', 'private'),
  isOwn: fc.boolean(),
})

const staffOf = (role: RoleId): Rights => ({
  profile: { roleId: role, operator: false, disabled: false },
  member: { role, roleId: 11, state: 'accepted', establishmentState: 'active', follows: false },
})
const examples: [Rights, Kind][] = [
  [staffOf(roles.NURSE), { visibility: 'private', isOwn: false }],
  [staffOf(roles.READ_ONLY), { visibility: 'public', isOwn: false }],
  [staffOf(roles.READ_ONLY), { visibility: 'private', isOwn: false }],
  [staffOf(roles.READ_ONLY), { visibility: 'private', isOwn: true }],
]

it('the permission table, the rules and /api agree on who reads a note, whatever stands on their records', async () => {
  const home = await createHome()
  const [bid, elsewhere] = [await home.addResident(), await home.addResident()]
  const person = await signUp({ role: roles.NURSE })
  await join(home.eid, person, { roleId: roles.READ_WRITE })
  const [profileAt, memberAt] = [db.doc(paths.user(person.uid)), db.doc(paths.member(home.eid, person.uid))]
  const note = db.doc(paths.note(home.eid, bid, 'note'))
  await fc.assert(
    fc.asyncProperty(someRights, aKind, async ({ profile, member }, { visibility, isOwn }) => {
      const { follows, ...membership } = member
      const by = isOwn ? person.uid : 'someone'
      await Promise.all([
        profileAt.update(profile),
        memberAt.update({ ...membership, beneficiaryIds: follows ? [bid] : [elsewhere] }),
        note.set({ text: 'A bien dormi.', visibility, by, byName: 'Nadia', at: 1, updatedAt: null }),
      ])
      const [read, kept] = [(await profileAt.get()).data(), (await memberAt.get()).data()]
      const access = {
        person: personOf(person.uid, userSchema.parse(read), true),
        membership: memberSchema.parse(kept),
      }
      const expected = mayRead({ access, beneficiaryId: bid }, { visibility, by })
      const address = `/api/establishment/${home.eid}/beneficiary/${bid}/message/note`
      const { status } = await sendApi(person, address, { method: 'GET', body: null })
      expect([await statusByRules(note.path, person.idToken), status]).toEqual(
        expected ? [200, 200] : [403, 403],
      )
    }),
    { numRuns: 120, examples },
  )
})

/** How Firestore answers the person, under its rules. */
async function statusByRules(path: string, idToken: string): Promise<number> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/projects/demo-vigie/databases/(default)/documents/${path}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${idToken}` } })
  await response.body?.cancel()
  return response.status
}

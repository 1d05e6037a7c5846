import { can, personOf } from '@vigie/domain/people/permissions'
import { type RoleId, roles } from '@vigie/domain/people/roles'
import type { FullHome } from './full-home.ts'
import { type Account, join, signUp } from './people.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, CAREGIVER, NURSE, READ_ONLY, READ_WRITE, THERAPIST } = roles

/** Who asks, and the words that no answer to them may hold, since they stand in what they may not read. */
export interface Asker {
  who: string
  uid: string
  idToken: string | null
  mustNotSee: readonly string[]
}

/** Somebody of every role and level in the first of two homes, whoever is above homes or in none, and the other's administrator. */
export async function askersOf(own: FullHome, other: FullHome): Promise<Asker[]> {
  const notes = [own.privateSecret, other.privateSecret]
  const all = [own.secret, other.secret, ...notes]
  const outside = async (who: string, account: Account, mustNotSee = all): Promise<Asker> => {
    const { uid, idToken } = await signUp(account)
    return { who, uid, idToken, mustNotSee }
  }
  const inside = async (
    who: string,
    role: RoleId,
    roleId: 1 | 10 | 11 | null,
    home = own,
    beneficiaryIds: readonly string[] = [],
  ): Promise<Asker> => {
    const person = await signUp({ role })
    await join(home.ids.eid, person, { roleId, beneficiaryIds: [...beneficiaryIds] })
    const elsewhere = home === own ? other : own
    const { uid, idToken } = person
    const membership = { roleId, role, state: 'accepted' as const, beneficiaryIds: [...beneficiaryIds] }
    const access = {
      person: personOf(uid, { roleId: role, operator: false, disabled: false }, true),
      membership,
    }
    const readsPrivate = can(access, 'read', 'privateNotes', { beneficiaryId: home.ids.bid })
    const mustNotSee = [elsewhere.secret, ...(readsPrivate ? [elsewhere.privateSecret] : notes)]
    return { who, uid, idToken, mustNotSee: roleId === null ? all : mustNotSee }
  }
  return [
    { who: 'nobody', uid: 'nobody', idToken: null, mustNotSee: all },
    { who: 'a made-up token', uid: 'nobody', idToken: 'nonsense', mustNotSee: all },
    await outside('a super admin', { role: ADMIN }, notes),
    await outside('an operator', { operator: true }, notes),
    await outside('an attendant of no home', { role: READ_WRITE }),
    await outside('somebody unverified', { role: READ_WRITE, emailVerified: false }),
    await inside('the administrator', ADMIN_ESTABLISHMENT, ADMIN),
    await inside('the other administrator', ADMIN_ESTABLISHMENT, ADMIN, other),
    await inside('a therapist', THERAPIST, READ_WRITE),
    await inside('a reader', READ_ONLY, READ_ONLY),
    await inside('an attendant', READ_WRITE, READ_WRITE),
    await inside('an attendant who reads', READ_WRITE, READ_ONLY),
    await inside('a nurse', NURSE, READ_ONLY),
    await inside('a caregiver of nobody', CAREGIVER, READ_WRITE),
    await inside('a caregiver of the resident', CAREGIVER, READ_WRITE, own, [own.ids.bid]),
    await inside('a member without a level', READ_WRITE, null),
  ]
}

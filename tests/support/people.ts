import { paths } from '@vigie/domain/paths'
import { named } from '@vigie/domain/people/named'
import type { RoleId } from '@vigie/domain/people/roles'
import { currentTerms } from '@vigie/domain/people/terms'
import type { Member, User } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import { adminAuth } from './admin-auth.ts'
import { signInWith } from './auth.ts'
import { db } from './firestore.ts'
import { newId } from './ids.ts'

/** Somebody with an account, signed in. */
export interface TestPerson {
  uid: string
  name: string
  role: RoleId | null
  idToken: string
}

export interface Account {
  /** The person's own role, which each of their memberships mirrors. */
  role?: RoleId
  operator?: true
  disabled?: true
  emailVerified?: boolean
}

/** Everybody's here. */
export const password = 'Vigie!2026'

/** Signs somebody up and in, with a profile; a member of no home. */
export async function signUp({ emailVerified = true, ...account }: Account = {}): Promise<TestPerson> {
  const uid = newId('person')
  const email = `${uid}@vigie.example`
  const name = `Personne ${uid}`
  const { role = null, operator = false, disabled = false } = account
  await adminAuth.createUser({ uid, email, emailVerified, password })
  await db
    .doc(paths.user(uid))
    .set(newUser(uid, { displayName: name, email, emailVerified, roleId: role, operator, disabled }))
  const signedIn = await signInWith(email, password)
  if (signedIn === null) throw new Error(`${email} could not sign in`)
  return { uid, name, role, idToken: signedIn.idToken }
}

/** Makes somebody a member of a home, with the role of their profile. */
export async function join(
  eid: string,
  { uid, name, role }: Pick<TestPerson, 'uid' | 'name' | 'role'>,
  access: Pick<Member, 'roleId'> & Partial<Member>,
): Promise<void> {
  const member: Member = {
    uid,
    displayName: name,
    establishmentName: eid,
    role,
    state: 'accepted',
    beneficiaryIds: [],
    ...access,
  }
  const { path, data } = personEntry(eid, uid, name)
  const batch = db.batch()
  batch.set(db.doc(paths.member(eid, uid)), member)
  batch.set(db.doc(path), data)
  await batch.commit()
}

/** The profile of an attendant whose e-mail is verified, reachable by e-mail alone; numbers that are given are verified too. */
export function newUser(uid: string, change: Partial<User> = {}): User {
  return {
    username: uid,
    ...named(change.displayName ?? 'Alice Tremblay'),
    email: `${uid}@vigie.example`,
    emailVerified: true,
    locale: 'fr',
    roleId: 11,
    operator: false,
    disabled: false,
    sessionsEndedAt: 0,
    timesLetGo: 0,
    phone: null,
    phoneFix: null,
    phoneMobile: null,
    phoneExt: null,
    verifiedPhones: [change.phone, change.phoneMobile].filter((phone) => typeof phone === 'string'),
    hasUnlockCode: false,
    createdAt: Date.now(),
    terms: { version: currentTerms, acceptedAt: Date.now() },
    ...change,
  }
}

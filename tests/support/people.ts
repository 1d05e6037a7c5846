import { paths } from '@vigie/domain/paths'
import type { RoleId } from '@vigie/domain/people/roles'
import type { Member } from '@vigie/domain/people/user'
import { getApps, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { db } from './firestore.ts'
import { newId } from './ids.ts'

/** Somebody with an account, signed in. */
export interface TestPerson {
  uid: string
  name: string
  idToken: string
}

export interface Account {
  /** The claim `role`. */
  role?: RoleId
  operator?: true
  emailVerified?: boolean
}

const password = 'Vigie!2026'

/** Signs somebody up and in; a member of no home. */
export async function signUp({ emailVerified = true, ...claims }: Account = {}): Promise<TestPerson> {
  if (getApps().length === 0) initializeApp({ projectId: 'demo-vigie' })
  const uid = newId('person')
  const email = `${uid}@vigie.example`
  await getAuth().createUser({ uid, email, emailVerified, password })
  await getAuth().setCustomUserClaims(uid, claims)
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const body = JSON.stringify({ email, password, returnSecureToken: true })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const { idToken } = (await response.json()) as { idToken: string }
  return { uid, name: `Personne ${uid}`, idToken }
}

/** Makes somebody a member of a home. */
export async function join(
  eid: string,
  { uid, name }: TestPerson,
  access: Pick<Member, 'roleId'> & Partial<Member>,
): Promise<void> {
  const member: Member = {
    uid,
    displayName: name,
    establishmentName: eid,
    state: 'accepted',
    beneficiaryIds: [],
    ...access,
  }
  await db.doc(paths.member(eid, uid)).set(member)
}

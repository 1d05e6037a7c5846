import type { RoleId } from '@vigie/domain/people/roles'
import type { Member, User } from '@vigie/domain/people/user'
import { adminAuth } from '../../support/admin-auth.ts'
import type { TestHome } from '../../support/home.ts'

/** Somebody who can sign in. */
export interface Staff {
  uid: string
  name: string
  email: string
  password: string
  phone: string
}

interface StaffOptions {
  name?: string
  /** Who they are, in their profile and in the home; an attendant unless said otherwise. */
  roleId?: RoleId
  locale?: User['locale']
  member?: Partial<Member>
  emailVerified?: boolean
}

const password = 'Vigie!2026'
/**
 * The last three digits of the latest number, which go up by one within a process; the one before them says which of
 * the processes that run tests this is. Of numbers that are drawn, a run of so many people would have some twice.
 */
let phones = Math.floor(Math.random() * 1_000)

/** Adds somebody with a sign-in of their own to a home. */
export async function addStaff(home: TestHome, options: StaffOptions = {}): Promise<Staff> {
  const { name = 'Alice Tremblay', roleId = 11, locale = 'fr', member, emailVerified = true } = options
  phones = (phones + 1) % 1_000
  const phone = `+1418555${process.env.VITEST_POOL_ID ?? 0}${String(phones).padStart(3, '0')}`
  const email = `${crypto.randomUUID()}@vigie.example`
  const uid = await home.addMember({
    user: { displayName: name, roleId, locale, email, emailVerified, phoneMobile: phone },
    member: { displayName: name, ...member },
  })
  await adminAuth.createUser({ uid, email, password, emailVerified, displayName: name })
  return { uid, name, email, password, phone }
}

import { roles } from '@vigie/domain/people/roles'
import type { Member, User } from '@vigie/domain/people/user'
import { erables, maplewood } from './demo-homes.ts'

/** One person of the demo staff, and where they belong. */
export interface DemoAccount {
  uid: string
  email: string
  profile: Pick<User, 'displayName' | 'locale' | 'roleId' | 'phoneMobile'>
  /** The account was provisioned by the operator. */
  operator?: true
  memberships: (Pick<Member, 'roleId' | 'state' | 'beneficiaryIds'> & { eid: string })[]
}

/** The password of every demo account. For local use only. */
export const demoPassword = 'Vigie!2026'

const accepted = (eid: string, roleId: Member['roleId'], beneficiaryIds: string[] = []) => ({
  eid,
  roleId,
  state: 'accepted' as const,
  beneficiaryIds,
})

const french = (
  uid: string,
  displayName: string,
  roleId: User['roleId'],
  phone: string,
  memberships: DemoAccount['memberships'],
): DemoAccount => ({
  uid,
  email: `${uid}@vigie.example`,
  profile: { displayName, locale: 'fr', roleId, phoneMobile: phone },
  memberships,
})

const english = (...facts: Parameters<typeof french>): DemoAccount => {
  const account = french(...facts)
  return { ...account, profile: { ...account.profile, locale: 'en' } }
}

const { eid: er } = erables
const { eid: mw } = maplewood

/** Staff of every role, with an account each. */
export const demoAccounts: readonly DemoAccount[] = [
  { ...french('operateur', 'Olivier Perron', null, '+14185550100', []), operator: true },
  french('admin', 'Hélène Caron', roles.ADMIN, '+14185550101', []),
  french('direction', 'Sylvie Lachance', roles.ADMIN_ESTABLISHMENT, '+14185550110', [
    accepted(er, roles.ADMIN),
    accepted(mw, roles.READ_ONLY),
  ]),
  french('ergo', 'Mélanie Turcotte', roles.THERAPIST, '+14185550111', [accepted(er, roles.READ_WRITE)]),
  french('infirmiere', 'Nathalie Simard', roles.NURSE, '+14185550112', [accepted(er, roles.READ_WRITE)]),
  french('infirmier-nuit', 'David Bolduc', roles.NURSE, '+14185550113', [accepted(er, roles.READ_WRITE)]),
  french('preposee', 'Josée Thibault', roles.READ_WRITE, '+14185550114', [accepted(er, roles.READ_WRITE)]),
  french('lecture', 'Alain Proulx', roles.READ_ONLY, '+14185550115', [accepted(er, roles.READ_ONLY)]),
  french('proche', 'Isabelle Gagnon', roles.CAREGIVER, '+14185550116', [
    accepted(er, roles.READ_WRITE, [`${er}-201`]),
  ]),
  french('membre', 'Samuel Drouin', roles.READ_WRITE, '+14185550117', [accepted(er, null)]),
  french('invitee', 'Chloé Desjardins', roles.READ_WRITE, '+14185550118', []),
  english('manager', 'Karen MacDonald', roles.ADMIN_ESTABLISHMENT, '+19025550120', [
    accepted(mw, roles.ADMIN),
  ]),
  english('nurse', 'Priya Sharma', roles.NURSE, '+19025550121', [accepted(mw, roles.READ_WRITE)]),
  english('attendant', 'Tom Gillis', roles.READ_WRITE, '+19025550122', [accepted(mw, roles.READ_WRITE)]),
]

import { paths } from '@vigie/domain/paths'
import { type Invitation, invitationGoodForMs } from '@vigie/domain/people/invitation'
import { named } from '@vigie/domain/people/named'
import { roles } from '@vigie/domain/people/roles'
import { currentTerms } from '@vigie/domain/people/terms'
import type { Member, User } from '@vigie/domain/people/user'
import { expireAt } from '@vigie/domain/retention'
import { personEntry } from '@vigie/domain/search/search-entry'
import type { Auth } from 'firebase-admin/auth'
import { type DemoAccount, demoAccounts, demoPassword } from './demo-accounts.ts'
import { demoHomes } from './demo-homes.ts'
import type { SeedDocument } from './seed-document.ts'

async function createAccount(auth: Auth, { uid, email, profile }: DemoAccount): Promise<void> {
  await auth.createUser({
    uid,
    email,
    emailVerified: true,
    password: demoPassword,
    displayName: profile.displayName,
  })
  // As the web session reads it; it opens nothing.
  await auth.setCustomUserClaims(uid, { role: profile.roleId })
}

/** Signs the demo staff up, e-mail verified. */
export async function createDemoAccounts(auth: Auth): Promise<void> {
  await Promise.all(demoAccounts.map((account) => createAccount(auth, account)))
}

/** The profile and the memberships of the demo staff. */
export function accountDocuments(now: number): SeedDocument[] {
  return demoAccounts.flatMap((account) => {
    const { uid, email, profile, memberships, operator = false } = account
    const user: User = {
      ...profile,
      ...named(profile.displayName),
      username: uid,
      email,
      emailVerified: true,
      operator,
      disabled: false,
      sessionsEndedAt: 0,
      timesLetGo: 0,
      phone: null,
      phoneFix: null,
      phoneExt: null,
      verifiedPhones: profile.phoneMobile === null ? [] : [profile.phoneMobile],
      hasUnlockCode: false,
      createdAt: now,
      terms: { version: currentTerms, acceptedAt: now },
    }
    const members = memberships.flatMap(({ eid, ...access }): SeedDocument[] => {
      const home = demoHomes.find((candidate) => candidate.eid === eid)
      if (!home) throw new Error(`${uid} belongs to ${eid}, which is not a demo home`)
      const member: Member = {
        ...access,
        uid,
        role: profile.roleId,
        displayName: profile.displayName,
        establishmentName: home.establishment.name,
      }
      return [{ path: paths.member(eid, uid), data: member }, personEntry(eid, uid, profile.displayName)]
    })
    return [{ path: paths.user(uid), data: user }, personEntry(null, uid, profile.displayName), ...members]
  })
}

/** Somebody is invited to the first demo home, and has not answered. */
export function invitationDocuments(now: number): SeedDocument[] {
  const [home] = demoHomes
  const invitee = demoAccounts.find(({ uid }) => uid === 'invitee')
  if (!home || !invitee) return []
  const invitation: Invitation = {
    email: invitee.email,
    locale: invitee.profile.locale,
    roleId: roles.READ_WRITE,
    beneficiaryIds: [],
    establishmentName: home.establishment.name,
    invitedBy: { uid: 'direction', displayName: 'Sylvie Lachance' },
    createdAt: now,
    sentAt: [now],
    endsAt: now + invitationGoodForMs,
    state: 'pending',
    answeredBy: null,
  }
  const data = { ...invitation, expireAt: expireAt('invitations', invitation.endsAt) }
  return [{ path: paths.invitation(home.eid, 'demo'), data }]
}

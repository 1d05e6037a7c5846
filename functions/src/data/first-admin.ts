import type { DocumentSnapshot } from '@google-cloud/firestore'
import { paths } from '@vigie/domain/paths'
import { roles } from '@vigie/domain/people/roles'
import type { User } from '@vigie/domain/people/user'
import { personEntry } from '@vigie/domain/search/search-entry'
import { firestore } from './firestore.ts'
import { keepFindable } from './search-entries.ts'

/** Whether somebody whose account is open is super administrator. */
export async function hasAdmin(): Promise<boolean> {
  return (await admins().get()).docs.some(isOpen)
}

const admins = () => firestore().collection(paths.users).where('roleId', '==', roles.ADMIN)
const isOpen = (profile: DocumentSnapshot) => profile.get('disabled') === false

/** What came of making somebody the first super administrator. */
export type FirstAdminOutcome = 'made' | 'already' | 'disabled' | 'another'

/**
 * Makes somebody the super administrator of a project in which nobody else is one, by their profile and their memberships,
 * in one transaction; `profile`, which says so, is made where they have none. Changes nothing where somebody else whose
 * account is open is one (`another`), or this account is closed (`disabled`).
 */
export function recordFirstAdmin(uid: string, profile: User): Promise<FirstAdminOutcome> {
  const memberships = firestore().collectionGroup(paths.membersGroup).where('uid', '==', uid)
  return firestore().runTransaction(async (transaction): Promise<FirstAdminOutcome> => {
    const own = firestore().doc(paths.user(uid))
    const [ofNow, known, theirs] = await Promise.all([
      transaction.get(admins()),
      transaction.get(own),
      transaction.get(memberships),
    ])
    if (ofNow.docs.some((admin) => admin.id !== uid && isOpen(admin))) return 'another'
    if (known.exists && !isOpen(known)) return 'disabled'
    const isMade = known.get('roleId') !== roles.ADMIN
    if (!known.exists) {
      transaction.create(own, profile)
      keepFindable(transaction, personEntry(null, uid, profile.displayName))
    }
    if (known.exists && isMade) transaction.update(own, { roleId: roles.ADMIN })
    for (const membership of theirs.docs) {
      // Where a home made them a caregiver they stay one.
      if (membership.get('isCaregiver') !== true) transaction.update(membership.ref, { role: roles.ADMIN })
    }
    return isMade ? 'made' : 'already'
  })
}

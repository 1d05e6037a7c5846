import { personOf } from '@vigie/domain/people/permissions'
import { disableAuthUser, userOfEmail } from '../data/auth-users.ts'
import { setDisabled, withRights } from '../data/person-rights.ts'
import { readConsequencesEverywhere } from '../members/changed-rights.ts'

/** Whether anything was changed, and the names of the notification rules that tell nobody since. */
export interface Closing {
  changed: boolean
  lonelyRules: string[]
}

/**
 * Closes the account at an address, whosever it is: they are nobody from their next request on, and sign in no more. Every alert that they
 * are on calls again, also where they had been closed out by hand, and administrators are told of rules that tell nobody since.
 * The same again changes nothing; null where nobody has an account there. `now` is epoch milliseconds.
 */
export async function closeAccount(email: string, now: number): Promise<Closing | null> {
  const known = await userOfEmail(email)
  if (known === null) return null
  const closing = await closeProfile(known.uid, now)
  await disableAuthUser(known.uid)
  return closing
}

function closeProfile(uid: string, now: number): Promise<Closing> {
  return withRights(uid, async (transaction, found) => {
    // Without a profile they are nobody by now.
    if (found === null) return { changed: false, lonelyRules: [] }
    const before = personOf(uid, found.profile, true)
    const after = { ...before, disabled: true }
    const homes = found.homes.map(({ eid, membership }) => ({
      eid,
      before: { person: before, membership },
      after: { person: after, membership },
    }))
    const elsewhere = { person: after, membership: null }
    const { lonelyRules, write } = await readConsequencesEverywhere(transaction, homes, elsewhere, now)
    write()
    setDisabled(transaction, uid, found)
    return { changed: !before.disabled, lonelyRules }
  })
}

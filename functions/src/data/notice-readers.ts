import type { Transaction } from '@google-cloud/firestore'
import type { NewMessage } from '@vigie/domain/deliveries/new-delivery'
import { reachAboutNotice } from '@vigie/domain/deliveries/reachability'
import { type Candidate, getAdministrators, getSuperAdministrators } from './notices.ts'

/** The clock on which super administrators are told. */
const operatorTimeZone = 'America/Toronto'

/** Whom a notice is written to by e-mail, and the number that they have shown to be theirs; null: none. */
export interface Reader extends Pick<NewMessage, 'recipient' | 'locale' | 'to'> {
  phone: string | null
}

/**
 * The administrators of a home, with its name and clock. A home of which no administrator can be written to is still
 * somebody's to look after: then, and where no home is known, the super administrators.
 */
export async function getReaders(transaction: Transaction, eid: string | null) {
  const own = eid === null ? null : await getAdministrators(transaction, eid)
  const reachable = own?.people.flatMap(asReader) ?? []
  const readers =
    reachable.length > 0 ? reachable : (await getSuperAdministrators(transaction)).flatMap(asReader)
  return {
    readers,
    /** Whose outbox the messages go to. A home's is read by its administrators, who need not know where others are written to. */
    outboxOf: reachable.length > 0 ? eid : null,
    establishmentName: own?.home?.name ?? null,
    timeZone: own?.home?.timeZone ?? operatorTimeZone,
  }
}

/** Whoever may read the notice on screen, at an address that was verified. */
function asReader({ uid, user, member }: Candidate): Reader[] {
  const to = reachAboutNotice('email', { uid, user, member })
  if (user === null || !('address' in to)) return []
  const phone = reachAboutNotice('sms', { uid, user, member })
  return [
    {
      recipient: { kind: 'user', uid },
      locale: user.locale,
      to,
      phone: 'address' in phone ? phone.address : null,
    },
  ]
}

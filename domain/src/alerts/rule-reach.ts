import { type Reach, type Recorded, reachAboutResident, reachOfResident } from '../deliveries/reachability.ts'
import { type Access, personOf, residentsReadBy } from '../people/permissions.ts'
import { type Channel, standsAlone } from './channel.ts'
import type { RuleSaid } from './managed-rule.ts'
import type { Recipient } from './notification-rule.ts'
import { isToldOfAllBy, mayBeToldBy } from './told-by-rule.ts'

/** Why a rule cannot tell those whom it names, and of whom that is said: none of them where all are meant. */
export interface ReachFault {
  why:
    | 'memberNotFound'
    | 'recipientUntold'
    | 'recipientUnreachable'
    | 'methodReachesNobody'
    | 'residentsUntold'
  who: readonly Recipient[]
}

/**
 * Whether a rule tells somebody as it says: each whom it names is a member who may read what it is about and is reached by one of
 * its methods, and each method reaches one of them. SMS and voice ask for a number that was confirmed, an e-mail for an address
 * (docs/data-model.md). One for all residents tells somebody of each, whoever calls: a relative is told of their own alone. Of one whose residents' contact is told it is
 * not known before who calls.
 * A notification counts for nobody here: it goes to whoever has turned them on by then. Null: it does.
 * @param resident the one whom it is about; null: all
 */
export function reachFault(
  said: Pick<RuleSaid, 'recipients' | 'methods' | 'beneficiaryId'>,
  people: readonly Recorded[],
  resident: Parameters<typeof reachOfResident>[1] | null,
): ReachFault | null {
  const { recipients, beneficiaryId } = said
  const methods = said.methods.filter(standsAlone)
  const reaches = recipients.map((recipient) =>
    methods.map((method) => reachOf(recipient, method, { beneficiaryId, people, resident })),
  )
  const saidOf = (why: Untold) => recipients.filter((_, at) => reaches[at]?.includes(why))
  const [noMembers, untold] = [saidOf('noMember'), saidOf('notTold')]
  if (noMembers.length > 0) return { why: 'memberNotFound', who: noMembers }
  if (untold.length > 0) return { why: 'recipientUntold', who: untold }
  const told = recipients.some((recipient) => isToldOfAll(recipient, { beneficiaryId, people }))
  if (!told) return { why: 'residentsUntold', who: recipients }
  const unreached = recipients.filter((_, at) => !reaches[at]?.some(isReached))
  if (unreached.length > 0) return { why: 'recipientUnreachable', who: unreached }
  const isUsed = methods.every((_, at) => reaches.some((ofOne) => isReached(ofOne[at])))
  return isUsed ? null : { why: 'methodReachesNobody', who: [] }
}

/** Nobody of the home, or somebody there who may read nothing of what the rule is about. */
type Untold = 'noMember' | 'notTold'

const isReached = (reach: Reach | Untold | undefined) => typeof reach === 'object' && 'address' in reach

function isToldOfAll(recipient: Recipient, { beneficiaryId, people }: Omit<Known, 'resident'>): boolean {
  if (recipient.kind === 'beneficiary') return true
  const person = people.find(({ uid }) => uid === recipient.uid)
  return person?.user != null && isToldOfAllBy({ beneficiaryId }, accessOf(person, person.user))
}

const accessOf = ({ uid, member }: Recorded, user: NonNullable<Recorded['user']>): Access => ({
  person: personOf(uid, user, user.emailVerified),
  membership: member,
})

interface Known {
  beneficiaryId: string | null
  people: readonly Recorded[]
  resident: Parameters<typeof reachOfResident>[1] | null
}

function reachOf(
  recipient: Recipient,
  method: Channel,
  { beneficiaryId, people, resident }: Known,
): Reach | Untold {
  if (recipient.kind === 'beneficiary') {
    const some = { email: 'of-each', phone: 'of-each', confirmedPhone: 'of-each' }
    return reachOfResident(method, resident ?? some)
  }
  const person = people.find(({ uid }) => uid === recipient.uid)
  if (!person?.user || person.member?.state !== 'accepted') return 'noMember'
  const access = accessOf(person, person.user)
  if (!mayBeToldBy({ beneficiaryId }, access)) return 'notTold'
  const read = residentsReadBy(access)
  return reachAboutResident(method, person, beneficiaryId ?? (read === 'all' ? null : (read[0] ?? null)))
}

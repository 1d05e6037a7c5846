import type { Channel } from '../alerts/channel.ts'
import type { Beneficiary } from '../care/beneficiary.ts'
import { type Access, can, type DocumentFacts, type Membership, personOf } from '../people/permissions.ts'
import type { User } from '../people/user.ts'

/** Why somebody is not sent a message, whatever the channel. */
const barring = [
  'notAMember',
  'mayNotReadAlerts',
  'mayNotReadNotices',
  'establishmentInactive',
  'notAway',
] as const
/** Why not on this channel. */
const lacking = ['noAddress', 'addressNotVerified', 'smsStopped', 'noPushDevice'] as const
/** Why a message is lost that was answered by somebody who may not take its alert any more. */
export const mayNotTake = 'mayNotTake'
/** Why a call is lost whose recipient has said that they do not go. */
export const passedOn = 'passedOn'
/** Why a call is lost that is answered at a number which its recipient has no more. */
export const otherNumber = 'otherNumber'

/** Why a recipient cannot be sent a message; kept on the delivery as `lastError`. */
export type Unreachable = (typeof barring | typeof lacking)[number]

/** Where a message goes, or why it cannot be sent. `also`: what else is theirs, where a phone that rings may be answered. */
export type Reach = { address: string; also?: readonly string[] } | { unreachable: Unreachable }

/** Of a profile what decides whether and where its owner is written to; the address is null where it cannot be read. */
export interface Profile
  extends Pick<
    User,
    | 'roleId'
    | 'operator'
    | 'disabled'
    | 'emailVerified'
    | 'phone'
    | 'phoneMobile'
    | 'verifiedPhones'
    | 'stoppedPhones'
    | 'pushDevices'
  > {
  email: string | null
}

/** A person and their membership of the home concerned; null what is missing or cannot be read. */
export interface Recorded {
  uid: string
  user: Profile | null
  member: Membership | null
}

/**
 * Whether and where a person is told of an alert about a resident. A message names them, so it goes only to those who
 * may read the alert on screen: an accepted member whose address Auth has verified, and a caregiver only for their own. Without
 * a `beneficiaryId` it is not known whom it is about. An SMS goes, and a call, to a number that a code was sent to and came back from;
 * no SMS to one that answered STOP (docs/adr/0104-an-sms-is-answered.md). A notification goes to the phones on which they have turned them on.
 */
export function reachAboutResident(
  channel: Channel,
  { uid, user, member }: Recorded,
  beneficiaryId: string | null,
): Reach {
  if (user === null || member?.state !== 'accepted') return { unreachable: 'notAMember' }
  const facts: DocumentFacts = beneficiaryId === null ? {} : { beneficiaryId }
  const access: Access = { person: personOf(uid, user, user.emailVerified), membership: member }
  return can(access, 'read', 'alerts', facts)
    ? reachOfPerson(channel, uid, user)
    : { unreachable: 'mayNotReadAlerts' }
}

/** Whether and where a person is told of a notice: whoever administers what it is about, as may read what was refused. */
export function reachAboutNotice(channel: Channel, { uid, user, member }: Recorded): Reach {
  if (user === null) return { unreachable: 'mayNotReadNotices' }
  const access: Access = { person: personOf(uid, user, user.emailVerified), membership: member }
  return can(access, 'read', 'refusals')
    ? reachOfPerson(channel, uid, user)
    : { unreachable: 'mayNotReadNotices' }
}

/** The number at which a person gets SMS and calls: the first that was confirmed, else the one that is to be. Null: they gave none. */
export const numberOf = ({
  phone,
  phoneMobile,
  verifiedPhones,
}: Pick<Profile, 'phone' | 'phoneMobile' | 'verifiedPhones'>): string | null =>
  [phoneMobile, phone].find((number) => number !== null && verifiedPhones.includes(number)) ??
  phoneMobile ??
  phone

/** Whether and where a person is reached on one of their channels, whatever they are to be told. */
export function reachOfPerson(
  channel: Channel,
  uid: string,
  profile: Omit<Profile, 'emailVerified' | 'roleId' | 'operator' | 'disabled'>,
): Reach {
  const { email, verifiedPhones, stoppedPhones = [], pushDevices = [] } = profile
  if (channel === 'push') return pushDevices.length > 0 ? { address: uid } : { unreachable: 'noPushDevice' }
  const number = numberOf(profile)
  const isAmong = (numbers: readonly string[]) => number !== null && numbers.includes(number)
  const reach = reachAt(channel, email, {
    number,
    isVerified: isAmong(verifiedPhones),
    isStopped: isAmong(stoppedPhones),
  })
  const also = channel === 'voice' ? verifiedPhones.filter((one) => one !== number) : []
  return 'address' in reach && also.length > 0 ? { ...reach, also } : reach
}

/**
 * Whether and where a resident's own contact is told of an alert about them, by the home's choice
 * (docs/adr/0017-who-is-written-to.md): by SMS or call only at the number that an administrator confirmed.
 */
export function reachOfResident(
  channel: Channel,
  {
    email,
    phone,
    confirmedPhone,
    stoppedPhone,
  }: Pick<Beneficiary, 'email' | 'phone' | 'confirmedPhone' | 'stoppedPhone'>,
): Reach {
  // Who has no account has turned nothing on.
  if (channel === 'push') return { unreachable: 'noPushDevice' }
  return reachAt(channel, email, {
    number: phone,
    isVerified: phone === confirmedPhone,
    isStopped: phone === stoppedPhone,
  })
}

function reachAt(
  channel: Exclude<Channel, 'push'>,
  email: string | null,
  { number, isVerified, isStopped }: { number: string | null; isVerified: boolean; isStopped: boolean },
): Reach {
  const address = channel === 'email' ? email : number
  if (!address) return { unreachable: 'noAddress' }
  if (channel === 'email') return { address }
  if (!isVerified) return { unreachable: 'addressNotVerified' }
  return channel === 'sms' && isStopped ? { unreachable: 'smsStopped' } : { address }
}

/**
 * Why whoever answers at the number `to` is told nothing and takes nothing, by whether and where the recipient is written to by now (null: nobody is to be
 * asked): they may not be told, or it is no number of theirs that was confirmed; null: they are told.
 */
export function refusalAt(reach: Reach | null, to: string | null): string | null {
  if (reach === null) return null
  if ('unreachable' in reach) return isBarred(reach.unreachable) ? reach.unreachable : otherNumber
  return [reach.address, ...(reach.also ?? [])].some((number) => number === to) ? null : otherNumber
}

/**
 * Whether what is kept as `lastError` says that the message stood at its number for nobody: whoever else has that number is to be told there
 * themselves.
 */
export function leavesItsNumber(lastError: string | null): boolean {
  return lastError === otherNumber || isBarred(lastError)
}

/** Whether what is kept as `lastError` says that the recipient is not to be told on any channel. */
export function isBarred(lastError: string | null): boolean {
  return lastError === mayNotTake || barring.some((reason) => reason === lastError)
}

/**
 * Whether what is kept as `lastError` says that the recipient will not come for what the message is about: they are not to be told, or have said
 * so. Nothing more of it goes to them, and nothing that did has reached anybody (docs/adr/0139-what-is-passed-on-passes-on.md).
 */
export function comesNot(lastError: string | null): boolean {
  return lastError === passedOn || isBarred(lastError)
}

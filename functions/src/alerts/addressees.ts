import type { Channel, Recipient } from '@vigie/domain/alerts/notification-rule'
import { can, personOf } from '@vigie/domain/people/permissions'
import { defaultLocale, type Locale } from '@vigie/domain/text'
import type { AlertPeople, Colleague } from '../data/people.ts'
import type { Firing } from './firing.ts'

/** Why a recipient cannot be sent a message; kept on the delivery as `lastError`. */
export type Unreachable =
  | 'notAMember'
  | 'mayNotReadAlerts'
  | 'noAddress'
  | 'addressNotVerified'
  | 'voiceNotAvailable'

/** One message to be sent, or the reason why it cannot be. */
export interface Addressee {
  recipient: Recipient
  channel: Channel
  locale: Locale
  to: { address: string } | { unreachable: Unreachable }
  /** Where else they can be reached, by channels that the rule does not name: tried should those that it names fail. */
  others: { channel: Channel; address: string }[]
}

/** In the order in which they are tried. */
const channelsInTurn: readonly Channel[] = ['sms', 'voice', 'email']

/** All whom a firing tells, once per method of its rule, whether they can be reached or not. */
export function addresseesOf(
  recipients: readonly Recipient[],
  { rule, place }: Pick<Firing, 'rule' | 'place'>,
  people: AlertPeople,
): Addressee[] {
  const channels = [...new Set(rule.methods)]
  const distinct = new Map(recipients.map((recipient) => [keyOf(recipient), recipient]))
  return [...distinct.values()].flatMap((recipient) => {
    const on = (channel: Channel) => addressOf(recipient, channel, place.beneficiaryId, people)
    const others = channelsInTurn
      .filter((channel) => !channels.includes(channel))
      .flatMap((channel) => {
        const { to } = on(channel)
        return 'address' in to ? [{ channel, address: to.address }] : []
      })
    return channels.map((channel) => ({ recipient, channel, ...on(channel), others }))
  })
}

const keyOf = (recipient: Recipient) => (recipient.kind === 'user' ? recipient.uid : 'beneficiary')

function addressOf(
  recipient: Recipient,
  channel: Channel,
  beneficiaryId: string,
  { resident, colleagues }: AlertPeople,
): Pick<Addressee, 'locale' | 'to'> {
  if (recipient.kind === 'beneficiary') {
    // The resident's own contact is the home's choice, and has no language of their own in the data model (ADR 17).
    return { locale: defaultLocale, to: reach(channel, resident.email, resident.phone) }
  }
  const { user, member } = colleagues.get(recipient.uid) ?? { user: null, member: null }
  const locale = user?.locale ?? defaultLocale
  const barred = whyBarred(recipient.uid, { user, member }, beneficiaryId)
  if (barred) return { locale, to: { unreachable: barred } }
  if (channel === 'email' && !user?.emailVerified)
    return { locale, to: { unreachable: 'addressNotVerified' } }
  return { locale, to: reach(channel, user?.email ?? null, user?.phoneMobile ?? user?.phone ?? null) }
}

/**
 * A message names a resident, so it goes only to those who may read the alert on screen: an accepted member, and a
 * caregiver only for their own. The rule may be older than the person's access. Whether the e-mail is verified is no
 * matter here: a call for help goes out by SMS all the same.
 */
function whyBarred(uid: string, { user, member }: Colleague, beneficiaryId: string): Unreachable | null {
  if (user === null || member?.state !== 'accepted') return 'notAMember'
  const access = { person: personOf(uid, user, true), membership: member }
  return can(access, 'read', 'alerts', { beneficiaryId }) ? null : 'mayNotReadAlerts'
}

function reach(channel: Channel, email: string | null, phone: string | null): Addressee['to'] {
  if (channel === 'voice') return { unreachable: 'voiceNotAvailable' }
  const address = channel === 'email' ? email : phone
  return address ? { address } : { unreachable: 'noAddress' }
}

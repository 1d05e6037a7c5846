import type { Channel, LiveRule, Recipient } from '@vigie/domain/alerts/notification-rule'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { can } from '@vigie/domain/people/permissions'
import { defaultLocale, type Locale } from '@vigie/domain/text'
import type { Colleague } from '../data/people.ts'
import type { AlertPeople } from './new-alert.ts'

/** Why a recipient cannot be sent a message; kept on the delivery as `lastError`. */
export type Unreachable = 'notAMember' | 'mayNotReadAlerts' | 'noAddress' | 'voiceNotAvailable'

/** One message to be sent, or the reason why it cannot be. */
export interface Addressee {
  recipient: Recipient
  channel: Channel
  locale: Locale
  to: { address: string } | { unreachable: Unreachable }
}

/** Everyone a rule tells, once per method, whether they can be reached or not. */
export function addresseesOf(rule: LiveRule, people: AlertPeople): Addressee[] {
  const channels = [...new Set(rule.methods)]
  const recipients = new Map(rule.recipients.map((recipient) => [keyOf(recipient), recipient]))
  return [...recipients.values()].flatMap((recipient) =>
    channels.map((channel) => ({ recipient, channel, ...addressOf(recipient, channel, people) })),
  )
}

const keyOf = (recipient: Recipient) => (recipient.kind === 'user' ? recipient.uid : 'beneficiary')

function addressOf(recipient: Recipient, channel: Channel, { resident, colleagues }: AlertPeople) {
  if (recipient.kind === 'beneficiary') {
    // A resident has no language of their own in the data model.
    return { locale: defaultLocale, to: reach(channel, resident?.email, resident?.phone) }
  }
  const { user, member } = colleagues.get(recipient.uid) ?? { user: null, member: null }
  const locale = user?.locale ?? defaultLocale
  const barred = whyBarred(recipient.uid, { user, member }, resident)
  if (barred) return { locale, to: { unreachable: barred } }
  return { locale, to: reach(channel, user?.email, user?.phoneMobile ?? user?.phone) }
}

/**
 * A message names a resident, so it goes only to those who may read the alert on screen: an accepted member, and a
 * caregiver only for their own. The rule may be older than the person's access.
 */
function whyBarred(
  uid: string,
  { user, member }: Colleague,
  resident: Beneficiary | null,
): Unreachable | null {
  if (user === null || member?.state !== 'accepted') return 'notAMember'
  const person = { uid, roleId: user.roleId, operator: false, emailVerified: true }
  const facts = { caregiverIds: resident?.caregiverIds ?? [] }
  return can({ person, membership: member }, 'read', 'alerts', facts) ? null : 'mayNotReadAlerts'
}

function reach(
  channel: Channel,
  email: string | null | undefined,
  phone: string | null | undefined,
): Addressee['to'] {
  if (channel === 'voice') return { unreachable: 'voiceNotAvailable' }
  const address = channel === 'email' ? email : phone
  return address ? { address } : { unreachable: 'noAddress' }
}

import { type Channel, rings, standsAlone } from '@vigie/domain/alerts/channel'
import { mayGo } from '@vigie/domain/alerts/may-go'
import type { Recipient } from '@vigie/domain/alerts/notification-rule'
import { type Reach, reachAboutResident, reachOfResident } from '@vigie/domain/deliveries/reachability'
import { can, personOf } from '@vigie/domain/people/permissions'
import { defaultLocale, type Locale } from '@vigie/domain/text'
import type { AlertPeople } from '../data/people.ts'
import type { Told } from './firing.ts'

/** One message to be sent, or the reason why it cannot be. */
export interface Addressee {
  recipient: Recipient
  channel: Channel
  locale: Locale
  to: Reach
  /** Whether they have the right to take the alert; a resident's own contact has no account, and so none. */
  mayTake: boolean
  /** Whether they may take it, and are no relative: these are on no alert alone (docs/adr/0088-a-relative-silences-nobody.md). */
  isStaff: boolean
  /** Where else they can be reached, by channels that the rule does not name: tried should those that it names fail. */
  others: { channel: Channel; address: string }[]
}

/** In the order in which they are tried. */
const channelsInTurn: readonly Channel[] = ['sms', 'voice', 'push', 'email']

/** All whom a firing tells, once per method of its rule, whether they can be reached or not; by notification only those who have these. */
export function addresseesOf(
  recipients: readonly Recipient[],
  { rule, place }: Pick<Told, 'rule' | 'place'>,
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
    const told = channels.map((channel) => ({ recipient, channel, ...on(channel), others }))
    // Who has turned notifications on nowhere lacks nothing, as long as the rule has another way.
    return told.filter(({ channel, to }) => standsAlone(channel) || 'address' in to || channels.length === 1)
  })
}

/** Whom of these a message can reach, on any channel: who may not see the resident, has left, or has no confirmed address cannot be. */
export function reachedBy(
  recipients: readonly Recipient[],
  told: Pick<Told, 'rule' | 'place'>,
  people: AlertPeople,
): Recipient[] {
  const reached = new Set(
    addresseesOf(recipients, told, people).flatMap(({ recipient, to, others }) =>
      'address' in to || others.length > 0 ? keyOf(recipient) : [],
    ),
  )
  return recipients.filter((recipient) => reached.has(keyOf(recipient)))
}

/**
 * Who of these can be expected to come: staff who may take the alert, and whom it reaches by a phone where it was to, for an e-mail wakes
 * nobody.
 */
export function expectedOf(
  recipients: readonly Recipient[],
  told: Pick<Told, 'rule' | 'place'>,
  people: AlertPeople,
): Recipient[] {
  const toPhone = told.rule.methods.some(rings)
  const expected = new Set(
    addresseesOf(recipients, told, people).flatMap(({ recipient, channel, to, others, isStaff }) => {
      const reachedOn = [...('address' in to ? [channel] : []), ...others.map((other) => other.channel)]
      return isStaff && reachedOn.some(toPhone ? rings : standsAlone) ? keyOf(recipient) : []
    }),
  )
  return recipients.filter((recipient) => expected.has(keyOf(recipient)))
}

/** Names somebody among those who are told. */
export const keyOf = (recipient: Recipient): string =>
  recipient.kind === 'user' ? recipient.uid : 'beneficiary'

function addressOf(
  recipient: Recipient,
  channel: Channel,
  beneficiaryId: string,
  { resident, colleagues }: AlertPeople,
): Pick<Addressee, 'locale' | 'to' | 'mayTake' | 'isStaff'> {
  if (recipient.kind === 'beneficiary') {
    // The resident's own contact is the home's choice, and has no language of their own in the data model (ADR 17).
    const to = reachOfResident(channel, resident)
    return { locale: defaultLocale, to, mayTake: false, isStaff: false }
  }
  const { uid } = recipient
  const { user, member } = colleagues.get(uid) ?? { user: null, member: null }
  // The rule may be older than the person's access.
  const to = reachAboutResident(channel, { uid, user, member }, beneficiaryId)
  const access = { person: personOf(uid, user, user?.emailVerified ?? false), membership: member }
  const mayTake = can(access, 'acknowledge', 'alerts', { beneficiaryId })
  const isStaff = mayGo(access, beneficiaryId)
  return { locale: user?.locale ?? defaultLocale, to, mayTake, isStaff }
}

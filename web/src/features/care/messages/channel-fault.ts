import type { Channel } from '@vigie/domain/alerts/channel'
import { numberOf, reachOfPerson, type Unreachable } from '@vigie/domain/deliveries/reachability'
import type { User } from '@vigie/domain/people/user'

/** Why no alert goes by a channel at all. */
export type ChannelFault = 'emailNotVerified' | 'noNumber' | 'notVerified' | 'stopped' | 'notOn'

/** What of their profile says by what somebody is reached. */
export type OwnReach = Pick<
  User,
  'email' | 'phone' | 'phoneMobile' | 'verifiedPhones' | 'stoppedPhones' | 'pushDevices'
>

/** Where messages go by a channel: the address, or the number that the server writes to; null: there is none, or it is no such thing. */
export function addressOf(channel: Channel, profile: OwnReach): string | null {
  if (channel === 'push') return null
  return channel === 'email' ? profile.email : numberOf(profile)
}

const faults: Partial<Record<Unreachable, ChannelFault>> = {
  addressNotVerified: 'notVerified',
  smsStopped: 'stopped',
  noPushDevice: 'notOn',
}

/** Why no alert goes there at all, as the server decides it; null: it does. */
export function faultOf(channel: Channel, profile: OwnReach, emailVerified: boolean): ChannelFault | null {
  if (channel === 'email') return emailVerified ? null : 'emailNotVerified'
  const reach = reachOfPerson(channel, '', profile)
  return 'unreachable' in reach ? (faults[reach.unreachable] ?? 'noNumber') : null
}

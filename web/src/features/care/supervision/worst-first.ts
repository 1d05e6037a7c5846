import { byRoom } from '@vigie/domain/care/by-room'
import type { TechnicalAlert, TechnicalSubject } from '@vigie/domain/supervision/technical-alert'

/** Who is silent calls for nobody; who is about to be still does. */
const kinds: readonly TechnicalSubject['kind'][] = [
  'home',
  'gateway',
  'device',
  'gatewayKey',
  'gatewayClock',
  'deviceClock',
  'battery',
  'signal',
]

/** The worst of a home's technical alerts first, then in the order in which rooms are walked by. For Array.sort. */
export const worstFirst = (
  { subject: one }: Pick<TechnicalAlert, 'subject'>,
  { subject: other }: Pick<TechnicalAlert, 'subject'>,
): number => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || byRoom(placeOf(one), placeOf(other))

function placeOf(subject: TechnicalSubject): { room: string; name: string } {
  if ('deviceId' in subject) return { room: subject.room, name: `${subject.location} ${subject.deviceId}` }
  return { room: '', name: 'gatewayId' in subject ? subject.gatewayId : '' }
}

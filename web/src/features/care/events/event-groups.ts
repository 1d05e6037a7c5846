import { type EventKind, type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'

/** What an event is about. */
export type EventGroup = 'movement' | 'call' | 'door' | 'climate'

/** The group that an event of a kind belongs to: a fall is among the calls, what is measured in seconds among movements. */
export function eventGroupOf(kind: EventKind): EventGroup {
  const { callForHelp, unit }: EventKindInfo = eventKinds[kind]
  if (callForHelp) return 'call'
  if (kind === 'doorOpen' || kind === 'doorClose') return 'door'
  return unit === null || unit === 's' ? 'movement' : 'climate'
}

import type { EventKind } from '@vigie/domain/sensors/event-kinds'

/** What an event is about. */
export type EventGroup = 'movement' | 'call' | 'door' | 'climate'

const groupOf: Readonly<Record<EventKind, EventGroup>> = {
  standUp: 'movement',
  layDown: 'movement',
  sitDown: 'movement',
  presenceDetected: 'movement',
  floorMatPressed: 'movement',
  timeSitting: 'movement',
  timeLayingDown: 'movement',
  buttonPressed: 'call',
  zipperDetached: 'call',
  fall: 'call',
  wanderingDetected: 'call',
  doorOpen: 'door',
  doorClose: 'door',
  temperature: 'climate',
  humidity: 'climate',
  co2: 'climate',
}

/** The group that an event of a kind belongs to: a fall is among the calls. */
export const eventGroupOf = (kind: EventKind): EventGroup => groupOf[kind]

import type { EventKind } from '@vigie/domain/sensors/event-kinds'

/** What a timeline can be narrowed to. */
export const eventGroups = ['all', 'movement', 'call', 'door', 'climate'] as const
export type EventGroup = (typeof eventGroups)[number]

const groupOf: Readonly<Record<EventKind, Exclude<EventGroup, 'all'>>> = {
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

/** Whether an event of this kind belongs to a group. */
export function isInGroup(kind: EventKind, group: EventGroup): boolean {
  return group === 'all' || groupOf[kind] === group
}

/** The groups that have something to show, "all" first; none when there would be nothing to choose. */
export function groupsOf(kinds: Iterable<EventKind>): readonly EventGroup[] {
  const present = new Set([...kinds].map((kind) => groupOf[kind]))
  if (present.size < 2) return []
  return eventGroups.filter((group) => group === 'all' || present.has(group))
}

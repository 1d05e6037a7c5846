import type { EventKind } from '../sensors/event-kinds.ts'

/** What somebody, or a door, is away by, and which others say that they are back. */
const returns: Readonly<Partial<Record<EventKind, readonly EventKind[]>>> = {
  standUp: ['layDown', 'sitDown'],
  doorOpen: ['doorClose'],
}

/** Whether something can be missed after an event of this kind: that somebody is back, that a door is closed. */
export const canBeAbsent = (kind: EventKind): boolean => returns[kind] !== undefined

/** The kinds of event that say that what began with one of this kind is over. */
export const kindsOfReturn = (kind: EventKind): readonly EventKind[] => returns[kind] ?? []

/** Whether only the device that told of it says when it is over: of a door, where somebody gets up from one bed and lies down on another. */
export const isOfItsDevice = (kind: EventKind): boolean => kind === 'doorOpen' || kind === 'doorClose'

/** What a resident does of their own in their room, whether or not they ask for help: each says that they live. */
const atRest: ReadonlySet<EventKind> = new Set([
  'presenceDetected',
  'standUp',
  'sitDown',
  'layDown',
  'floorMatPressed',
])

/** Whether an event is a sign of life from within the room that a rule may miss. */
export const isSignAtRest = (kind: EventKind): boolean => atRest.has(kind)

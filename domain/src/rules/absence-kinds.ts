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

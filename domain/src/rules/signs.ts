import { canSend, type DeviceType, deviceTypeInfo, deviceTypes } from '../devices/device-catalogue.ts'
import { type EventKind, eventKinds } from '../sensors/event-kinds.ts'
import { isNoSign } from './condition.ts'
import type { Condition, ConditionalRule } from './conditional-rule.ts'
import { inOrder, type ToldEvent } from './told-event.ts'

/** What somebody does where they live, and a sensor there tells by itself: who presses, or opens a door, may be about to leave. */
const movements: readonly EventKind[] = [
  'standUp',
  'layDown',
  'sitDown',
  'presenceDetected',
  'floorMatPressed',
]

/** Whether an event shows that somebody is alive: whatever is done. A reading of the air, a duration that a pad adds up, or a sign of the device itself is none. */
export const isSign = (kind: EventKind): boolean => eventKinds[kind].unit === null && kind !== 'noSignOfLife'

/** Whether a type sees by itself that somebody lives there: of a button, a door or what is worn at the door nothing follows from silence. */
export const seesLife = (type: DeviceType): boolean => movements.some((kind) => canSend(type, kind))

/** The types that can tell of a sign. */
const signTypes: readonly DeviceType[] = deviceTypes.filter((type) => deviceTypeInfo(type).kinds.some(isSign))

/** The types whose events a rule has to hear: a sign of life is one, whichever device tells it. */
export const typesHeardBy = ({
  metric,
  deviceTypes: types,
}: Pick<Condition, 'metric'> & Pick<ConditionalRule, 'deviceTypes'>): readonly DeviceType[] =>
  isNoSign(metric) ? signTypes : types

/** Whether each of a rule's device types can tell what a conditional rule is about. */
export const isToldByEach = ({
  deviceTypes: types,
  action,
}: {
  deviceTypes: readonly DeviceType[]
  action: EventKind
}): boolean => types.every((type) => (action === 'noSignOfLife' ? seesLife(type) : canSend(type, action)))

/**
 * When somebody left their room, by what was told of them, as far as they have not been there since; null: they are in it, as far as is known. Whoever passes
 * the antiwandering sensor has left; whoever lies or sits has not, though somebody else's hand opened the door. What is told of the same instant leaves them there.
 */
export function leftAt(told: readonly ToldEvent[]): number | null {
  const signs = inOrder(told.filter(({ kind }) => isSign(kind)))
  const last = (wanted: (event: ToldEvent) => boolean) =>
    signs.findLast(wanted)?.at ?? Number.NEGATIVE_INFINITY
  const inside = last(({ kind }) => !isDoor(kind) && kind !== 'wanderingDetected')
  const [wandered, byDoor] = [
    last(({ kind }) => kind === 'wanderingDetected'),
    last(({ kind }) => isDoor(kind)),
  ]
  const exit = Math.max(wandered, byDoor)
  if (inside >= exit) return null
  return wandered <= inside && isResting(signs) ? null : exit
}

const isDoor = (kind: EventKind) => kind === 'doorOpen' || kind === 'doorClose'

/** Whether a bed or a chair says last that somebody is on it. */
function isResting(signs: readonly ToldEvent[]): boolean {
  const told = signs.filter(({ kind }) => kind === 'layDown' || kind === 'sitDown' || kind === 'standUp')
  return [...Map.groupBy(told, ({ deviceId }) => deviceId).values()].some(
    (own) => own.at(-1)?.kind !== 'standUp',
  )
}

import { isOfEither } from '@vigie/domain/alerts/whose-call'
import type { Assignment } from '@vigie/domain/devices/device'
import { type EventKind, isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import type { ReceivedEvent } from '@vigie/domain/sensors/event-timing'
import type { Home, LiveRules } from '../data/homes.ts'
import { SpoiltDocument } from '../data/read-document.ts'
import type { Sender } from './identify.ts'
import { homes, liveRules } from './known.ts'
import { stillTheirs } from './still-theirs.ts'

/** What it is decided by whether a message alerts anybody. */
export interface Grounds {
  /** Where the device is. */
  assignment: Assignment
  /** Null: the home has none. */
  rules: LiveRules | null
  home: Home
}

/**
 * What a message is judged by, as it is remembered; read anew, not before `arrived` (on the clock of performance.now), where
 * it could not be taken back that memory misled: an event counts once. The rules of a call for help are always read anew. Null where no rule can fire on it. Throws Refused
 * `unknownDevice` where the home has the device no more: nobody is called to where it was.
 */
export async function groundsOf(
  deviceId: string,
  received: readonly ReceivedEvent[],
  sender: Sender,
  arrived: number,
): Promise<Grounds | null> {
  const { establishmentId } = sender.assignment
  const kinds = new Set(received.map(({ event }) => event.kind))
  // An alert says where somebody is: that the device is still theirs is asked anew, where it was only remembered.
  const assignmentNow = async () =>
    (await stillTheirs(deviceId, sender.assignment, arrived).catch(unlessSpoilt)) ?? sender.assignment
  if ([...kinds].some(isCallForHelp)) {
    // Whom a call tells is not for memory to say: who was named a moment ago would never hear of it.
    const [rules, assignment] = await Promise.all([liveRules.get(establishmentId, arrived), assignmentNow()])
    return upToDate({ assignment, rules, home: sender.home }, received, arrived)
  }
  const rules = await wholeRules(establishmentId, arrived)
  if (!rules?.rules.some(({ action }) => kinds.has(action))) return null
  return upToDate({ assignment: await assignmentNow(), rules, home: sender.home }, received, arrived)
}

/** What is remembered, read anew where it is known to be too old for these events. */
async function upToDate(
  remembered: Grounds,
  received: readonly ReceivedEvent[],
  arrived: number,
): Promise<Grounds> {
  // A former resident would be named by a rule that is the present one's since.
  if (received.some((one) => isOfEither(remembered.assignment, one))) return groundsNow(remembered, arrived)
  // A rule of a shift that was just added would count as one of no shift.
  const knowsShift = (shiftId: string) => remembered.home.shifts.some(({ id }) => id === shiftId)
  const kinds = new Set(received.map(({ event }) => event.kind))
  if (shiftsNamed(remembered.rules, kinds).every(knowsShift)) return remembered
  return { ...remembered, home: await homeNow(remembered, arrived) }
}

/** The same with the rules and the home as they are by now; the same object where nothing of it has changed. */
export async function groundsNow(known: Grounds, arrived: number): Promise<Grounds> {
  const [rules, home] = await Promise.all([
    liveRules.get(known.assignment.establishmentId, arrived),
    homeNow(known, arrived),
  ])
  return rules === known.rules && home === known.home ? known : { ...known, rules, home }
}

/** What a rule that was just mended would tell of an event cannot be added afterwards. */
async function wholeRules(establishmentId: string, arrived: number): Promise<LiveRules | null> {
  const known = liveRules.peek(establishmentId) ?? (await liveRules.get(establishmentId))
  return isWhole(known) ? known : liveRules.get(establishmentId, arrived)
}

const isWhole = (live: LiveRules | null) =>
  live?.unreadable.length === 0 && live.rules.every(({ namesAll }) => namesAll)

/** The shifts that a home's rules of these kinds of event name. */
const shiftsNamed = (live: LiveRules | null, kinds: ReadonlySet<EventKind>) =>
  (live?.rules ?? []).flatMap(({ action, shiftIds }) => (kinds.has(action) ? shiftIds : []))

const homeNow = async ({ assignment, home }: Grounds, arrived: number): Promise<Home> =>
  (await homes.get(assignment.establishmentId, arrived).catch(unlessSpoilt)) ?? home

/** What is remembered stands for what cannot be read by now: a call for help is worth more than where it came from. */
function unlessSpoilt(error: unknown): null {
  if (error instanceof SpoiltDocument) return null
  throw error
}

import { type EventKind, eventKinds } from '../sensors/event-kinds.ts'
import type { Alert } from './alert.ts'

/**
 * The messages of an alert that nobody has taken go again with the next event, but no sooner than this: two minutes are
 * time to read a message and walk to the room, and sooner the repeats would hide the other alerts of a bad night.
 */
export const repeatEveryMs = 2 * 60_000

/**
 * While nobody could be reached there is nobody to spare: a call for help sends messages again as soon as those before
 * have had their time, 15 s until a recipient's next channel is tried (`helpAfterMs`) and the 5 s in which the sweep finds
 * that it is due. Sooner, each wave would call off the one before while that is still finding its way, and somebody who
 * keeps pressing through an outage would queue one with every press. The next step of the escalation waits no longer for people whom nothing
 * reached either.
 */
export const retryUnreachedEveryMs = 20_000

/**
 * After somebody took an alert, a call for help within this time only counts: people press several times, and whoever
 * took it is on the way. A call after it means that help has not come, or that something new happened.
 */
const graceForCallsMs = 60_000

/**
 * The same for what is not a call for help. Whoever helps walks on the floor mat, past the motion detector and through
 * the door themselves, and a visit at night takes some minutes.
 */
const graceForOthersMs = 5 * 60_000

/** Whoever lets go of an alert within this time has not been to the room: it is what reading a message and walking there take. */
export const brieflyTakenMs = repeatEveryMs

/**
 * Screens sound an alert again so often as long as nobody has taken it: two soft tones are easily missed from the next room, and
 * half a minute leaves time to take it between two of them.
 */
export const remindEveryMs = 30_000

/** After this long without event or act an unresolved alert is a forgotten one, and the next event a new matter. */
export const forgottenAfterMs = 2 * 3_600_000

/**
 * An alert is told of this often at most; then the next event opens a new one. With a repeat every two minutes it is
 * two hours without anybody, twenty minutes where none of its messages reaches anybody; it also keeps the timeline far
 * from the size that a document may have.
 */
export const maxWaves = 60

/**
 * An alert with so many steps gives way to a new one as well: a rule that tells fifty people on three channels adds
 * hundreds with each wave, and what no longer fits in a document would be a call that is lost.
 */
export const maxSteps = 2_000

/**
 * What its escalation adds goes on beyond both, for an alert may be full of messages that reached nobody long before its last step is due. As much
 * again lets the last one repeat for hours, and a document still holds it.
 */
export const maxEscalated = { waves: 2 * maxWaves, steps: maxSteps + 1_000 } as const

/** How long after messages an event of this kind sends none again, on an alert that nobody has taken. */
export function repeatAfterMs(kind: EventKind, { nobodyReachedAt }: Pick<Alert, 'nobodyReachedAt'>): number {
  return eventKinds[kind].callForHelp && nobodyReachedAt !== null ? retryUnreachedEveryMs : repeatEveryMs
}

/** How long after the taking an event of this kind only counts. */
export function graceMs(kind: EventKind): number {
  return eventKinds[kind].callForHelp ? graceForCallsMs : graceForOthersMs
}

import type { Usual } from './known-usual.ts'
import type { DeviceIds, Sign } from './observed.ts'
import type { ToldEvent } from './told-event.ts'
import type { WindowCause } from './window-cause.ts'
import type { WindowSpan } from './window-span.ts'

/** What a rule is judged on: one window of one resident. */
export interface WindowContext {
  window: WindowSpan & { beneficiaryId: string }
  /** Whether the window is one of the rule's by now (`isOfRule`). */
  isOfRule: boolean
  /** Those of the window, in any order. */
  events: readonly ToldEvent[]
  /** Those of the day before it: what goes on as it begins, of a duration; missing: nothing is known of that. */
  before?: readonly ToldEvent[]
  /** What was usual, of a rule that compares with it; null where it does not, or nobody has looked. */
  usual: Usual | null
  /** What says that its devices were alive about then, beside the events. */
  signs: readonly Sign[]
  /** Those of them that were there throughout: of what one of them was silent on nothing is concluded. Missing: nobody knows. */
  there?: DeviceIds | undefined
}

/** Why a rule stayed silent: the first of these that holds. */
export type WindowSilence =
  | { kind: 'deactivated' }
  | { kind: 'otherBeneficiary' }
  | { kind: 'otherWindow' }
  /** The shift was known in too few of the days that it compares with. */
  | { kind: 'notEnoughHistory'; observed: number; needed: number }
  /** So little was heard in the window, from 0 to 1, that nothing follows from it. */
  | { kind: 'notObserved'; share: number }
  /** It is known when the window is over. */
  | { kind: 'notOverYet'; measured: number; threshold: number; until: number }
  | { kind: 'notReached'; measured: number; threshold: number }
  | { kind: 'noReading' }
  /** A reading is beyond the threshold, and has not been for as long as it must. */
  | { kind: 'notHeld'; since: number; threshold: number }

/** One alert that a window asks for. */
export interface WindowFiring {
  /** Whose it is within its window: a device's readings have their own; of a count or a duration there is one. */
  name: string
  cause: WindowCause
  /** Until when a reading held, as far as is known: whatever was raised between its `cause.at` and this is the same. Null of an amount. */
  heldUntil: number | null
}

/** `lookAgainAt`: when it may be otherwise though nothing is heard meanwhile; null: never. */
export type WindowVerdict = { lookAgainAt: number | null } & (
  | { fires: true; firings: readonly WindowFiring[] }
  | { fires: false; why: WindowSilence }
)

import { isSteadyAt } from './steadiness.ts'

/** A call of an alert, and since when the screen has shown it, in milliseconds on the clock of `Event.timeStamp`. */
export interface ShownCall {
  readonly lastCallAt: number
  readonly since: number
}

/** The latest call that somebody has had the time to see who presses at `at`; the first of them where they had none. */
export function callSeenAt(shown: readonly ShownCall[], at: number): ShownCall | undefined {
  return shown.findLast((call) => isSteadyAt(call, at)) ?? shown[0]
}

/** What was shown, with a call that is shown from now on; what nobody looks back to any more is left out. */
export function withCall(shown: readonly ShownCall[], call: ShownCall): ShownCall[] {
  const seen = callSeenAt(shown, call.since)
  return [...shown.filter(({ since }) => seen === undefined || since >= seen.since), call]
}

import type { RefusalCode } from '@vigie/domain/api/refusals'
import { NamingError, WaitError } from './api-error.ts'

interface NotDone {
  why: RefusalCode
  /** Of whom that is said. */
  names?: readonly string[]
  /** After so many milliseconds it may be asked for again. */
  waitMs?: number
}

/** What was done; throws ApiError where it was not. */
export function doneOr<Outcome extends object>(outcome: Outcome): Exclude<Outcome, NotDone> {
  if (isNotDone(outcome)) {
    if (outcome.waitMs !== undefined) throw new WaitError(outcome.why, Math.ceil(outcome.waitMs / 1_000))
    throw new NamingError(outcome.why, outcome.names ?? [])
  }
  return outcome as Exclude<Outcome, NotDone>
}

const isNotDone = (outcome: object): outcome is NotDone => 'why' in outcome

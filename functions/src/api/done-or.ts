import type { RefusalCode } from '@vigie/domain/api/refusals'
import { NamingError } from './api-error.ts'

interface NotDone {
  why: RefusalCode
  /** Of whom that is said. */
  names?: readonly string[]
}

/** What was done; throws ApiError where it was not. */
export function doneOr<Outcome extends object>(outcome: Outcome): Exclude<Outcome, NotDone> {
  if (isNotDone(outcome)) throw new NamingError(outcome.why, outcome.names ?? [])
  return outcome as Exclude<Outcome, NotDone>
}

const isNotDone = (outcome: object): outcome is NotDone => 'why' in outcome

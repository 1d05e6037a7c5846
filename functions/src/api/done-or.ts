import type { RefusalCode } from '@vigie/domain/api/refusals'
import { ApiError } from './api-error.ts'

interface NotDone {
  why: RefusalCode
}

/** What was done; throws ApiError where it was not. */
export function doneOr<Outcome extends object>(outcome: Outcome): Exclude<Outcome, NotDone> {
  if (isNotDone(outcome)) throw new ApiError(outcome.why)
  return outcome as Exclude<Outcome, NotDone>
}

const isNotDone = (outcome: object): outcome is NotDone => 'why' in outcome

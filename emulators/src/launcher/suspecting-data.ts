import { UserError } from '../../bin/lib/user-error.mjs'

/**
 * Why a suite that was to go on with kept data did not start: data that was damaged makes emulators end without a word about
 * it, so that it is said what to do then. A defect of ours stays what it is.
 */
export function suspectingData(error: unknown): unknown {
  if (!(error instanceof UserError)) return error
  return new UserError(
    `${error.message}\n\nShould the kept data be damaged: "npm start -- --fresh" begins with a fresh demo residence and drops it.`,
  )
}

import { ApiError } from './api-client.ts'

/** Why a call was not done: in the server's own words where it gave any, else the key of ours. */
export type FailureWords =
  | { readonly said: string }
  | { readonly key: 'failure.notReached' | 'failure.unexpected' }

/** What to tell the person of a call that failed; what is no answer of the server goes to the console as well. */
export function failureWords(error: unknown): FailureWords {
  if (error instanceof ApiError && error.fromServer) return { said: error.message }
  if (error instanceof ApiError && error.status === null) return { key: 'failure.notReached' }
  console.error(error)
  return { key: 'failure.unexpected' }
}

import { ApiError } from '../../../lib/api/api-client.ts'

/** Why something was not done: the server's own words, or the text to show instead. */
export type FailureWords = { readonly said: string } | 'failure.notReached' | 'failure.unexpected'

/** What to tell the person on the page itself; what is no answer of the server goes to the console as well. */
export function failureWords(error: unknown): FailureWords {
  if (error instanceof ApiError && error.fromServer) return { said: error.message }
  if (error instanceof ApiError && error.status === null) return 'failure.notReached'
  console.error(error)
  return 'failure.unexpected'
}

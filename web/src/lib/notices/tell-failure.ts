import { failureText, failureWords } from '../api/failure-words.ts'
import { tell } from './notices.ts'

/**
 * Says in words that something was not done, and why: in the server's own words where it gave any. Answers the
 * message's id.
 * @param whatFailed in the language of the moment
 */
export function tellFailure(error: unknown, whatFailed: () => string): number {
  const why = failureWords(error)
  return tell({
    kind: 'error',
    text: () => `${whatFailed()} ${failureText(why)}`,
  })
}

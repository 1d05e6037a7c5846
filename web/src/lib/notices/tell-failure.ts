import { failureText, failureWords, unansweredText } from '../api/failure-words.ts'
import { tell } from './notices.ts'

/**
 * Says in words that something was not done, and why: in the server's own words where it gave any. Answers the
 * message's id.
 * @param whatFailed in the language of the moment
 * @param about whose or what it was: a call that was answered by nothing is then told in its own words with this instead, for nobody
 * knows whether it was done
 */
export function tellFailure(error: unknown, whatFailed: () => string, about?: () => string): number {
  const why = failureWords(error)
  return tell({
    kind: 'error',
    text: () => (about && unansweredText(error, about())) ?? `${whatFailed()} ${failureText(why)}`,
  })
}

import i18next from 'i18next'
import { failureWords } from '../api/failure-words.ts'
import { tell } from './notices.ts'

/**
 * Says in words that something was not done, and why: in the server's own words where it gave any. Answers the
 * message's id.
 * @param whatFailed in the language of the moment
 * @param about what it is about, where that it went well after all takes the message away
 */
export function tellFailure(error: unknown, whatFailed: () => string, about?: string): number {
  const why = failureWords(error)
  return tell({
    kind: 'error',
    ...(about !== undefined && { about }),
    text: () => `${whatFailed()} ${'said' in why ? why.said : i18next.t(why.key)}`,
  })
}

import i18next from 'i18next'
import { ApiError } from '../api/api-client.ts'
import { tell } from './notices.ts'

/**
 * Says in words that something was not done, and why: in the server's own words where it gave any.
 * @param whatFailed in the language of the moment
 */
export function tellFailure(error: unknown, whatFailed: () => string): void {
  if (error instanceof ApiError && error.fromServer) {
    tell({ kind: 'error', text: () => `${whatFailed()} ${error.message}` })
    return
  }
  const notReached = error instanceof ApiError && error.status === null
  if (!notReached) console.error(error)
  const why = notReached ? 'failure.notReached' : 'failure.unexpected'
  tell({ kind: 'error', text: () => `${whatFailed()} ${i18next.t(why)}` })
}

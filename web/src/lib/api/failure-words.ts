import i18next from 'i18next'
import type { fr } from '../i18n/fr.ts'
import { ApiError } from './api-client.ts'

/** Why a call was not done: in the server's own words where it gave any, else the key of ours. */
export type FailureWords =
  | {
      readonly said: string
      /** Whether there is nothing of that name: to ask once more would not help. */
      readonly isNotThere?: boolean
      /** Whether whoever asks may not know it. */
      readonly isNotTheirs?: boolean
    }
  | { readonly key: 'failure.notReached' | 'failure.unexpected' }

/** Those words as a text, in the language of the moment. */
export const failureText = (words: FailureWords): string =>
  'said' in words ? words.said : i18next.t(words.key)

/** What to tell the person of a call that failed; what is no answer of the server goes to the console as well. */
export function failureWords(error: unknown): FailureWords {
  if (error instanceof ApiError && error.fromServer) {
    return {
      said: error.message,
      ...(error.status === 404 && { isNotThere: true }),
      ...(error.status === 403 && { isNotTheirs: true }),
    }
  }
  if (error instanceof ApiError && error.status === null) return { key: 'failure.notReached' }
  console.error(error)
  return { key: 'failure.unexpected' }
}

/** The same where nothing else on screen says what it was that failed. */
export function wholeFailureWords(error: unknown): FailureWords {
  const words = failureWords(error)
  const said = unansweredText(error)
  return said === null ? words : { said }
}

/**
 * What is said of a call that was answered by nothing, in the language of the moment: the fixed text of that call. Null where it
 * failed otherwise.
 * @param about whose or what it was, where nothing beside it says so
 */
export function unansweredText(error: unknown, about?: string): string | null {
  if (!(error instanceof ApiError) || error.unanswered === null) return null
  // The text is there for each call: call-failed.test.ts sees to it.
  const { operationId, id } = error.unanswered
  const what = i18next.t(`callFailed.${operationId as keyof typeof fr.callFailed}`, { id })
  const whole = about === undefined ? `${what}.` : i18next.t('failure.about', { what, about })
  return `${whole} ${i18next.t('failure.later')}`
}

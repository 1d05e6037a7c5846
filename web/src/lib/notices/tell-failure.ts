import i18next from 'i18next'
import { failureText, failureWords, unansweredText } from '../api/failure-words.ts'
import { tell } from './notices.ts'

/** How long a message is shown that somebody has to see to: longer than any shift (docs/adr/0059). */
export const untilSeenToMs = 24 * 3_600_000

/**
 * Says in words that something was not done, and why: in the server's own words where it gave any. Answers the
 * message's id.
 * @param whatFailed in the language of the moment
 * @param about whose or what it was: a call that was answered by nothing is then told in its own words with this instead, for nobody
 * knows whether it was done
 * @param again does the same once more: where the server has not said why not, the message offers that, and stays until somebody sees to it
 * @param key what it was about, as `Notice` has it: what it says of the same before gives way to it, and so does it once that went well
 */
export function tellFailure(
  error: unknown,
  whatFailed: () => string,
  about?: () => string,
  again?: () => void,
  key?: string,
): number {
  const why = failureWords(error)
  return tell({
    kind: 'error',
    ...(key !== undefined && { about: key }),
    text: () => (about && unansweredText(error, about())) ?? `${whatFailed()} ${failureText(why)}`,
    ...(again &&
      !('said' in why) && {
        lastsMs: untilSeenToMs,
        action: { label: () => i18next.t('common.retry'), act: again },
      }),
  })
}

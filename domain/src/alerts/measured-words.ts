import { absentWords, amountWords, usualWords } from '../rules/cause-words.ts'
import { isNoSign, isNotBack } from '../rules/condition.ts'
import { causeOf } from '../rules/window-cause.ts'
import { eventKinds } from '../sensors/event-kinds.ts'
import type { Locale } from '../text.ts'
import type { Alert } from './alert.ts'

/** What an alert tells of, and what stands beside it; null: nothing. */
export interface ToldEvent {
  what: string
  beside: string | null
}

/**
 * What a conditional rule measured, in the words of its SMS: "Lever détecté 5 fois depuis 23:00", and beside it "d’habitude 2,1". Of one that waited for what did not come it is
 * the `event`, "pas de retour depuis 15 min"; null where it cannot be told: it cannot be read, or the home's clock is not known.
 */
export function measuredWords(
  alert: Pick<Alert, 'kind' | 'cause'>,
  event: string,
  timeZone: string | null,
  locale: Locale,
): ToldEvent | null {
  const cause = causeOf(alert)
  if (cause === null || timeZone === null) return null
  const { metric } = cause
  if (isNoSign(metric)) return { what: event, beside: null }
  if (isNotBack(metric)) return { what: event, beside: absentWords(cause, alert.kind, locale) }
  const name = eventKinds[alert.kind].name[locale]
  return {
    what: `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${amountWords(cause, locale, timeZone)}`,
    beside: cause.usual && usualWords(cause.usual, locale),
  }
}

import type { Alert } from '@vigie/domain/alerts/alert'
import type { ToldEvent } from '@vigie/domain/alerts/measured-words'
import { useCallback, useEffect, useState } from 'react'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useEventWords } from '../events/use-event-words.ts'
import { loadMeasured } from './load-measured.ts'

type Told = Pick<Alert, 'kind' | 'deviceType' | 'value' | 'cause' | 'ruleName'>

export const inOne = ({ what, beside }: ToldEvent): string => (beside === null ? what : `${what} (${beside})`)

/**
 * Tells what some `alerts` tell of: the event, or what a rule counted or measured, of which the event alone would say something else, as that somebody gets up who
 * did not. Until the code is there by which that is told the rule's name stands beside the event.
 */
export function useToldEvent(alerts: readonly Told[]) {
  const locale = useLocale()
  const eventWords = useEventWords()
  const [words, setWords] = useState(loadMeasured.there)
  const isAsked = words === null && alerts.some(({ cause }) => cause !== undefined)
  useEffect(() => {
    // Where it cannot be had rules go on being named.
    if (isAsked) loadMeasured().then(setWords, console.warn)
  }, [isAsked])
  return useCallback(
    (alert: Told, timeZone: string | null): ToldEvent => {
      const what = eventWords(alert.kind, alert.deviceType, alert.value)
      if (alert.cause === undefined) return { what, beside: null }
      return words?.measuredWords(alert, what, timeZone, locale) ?? { what, beside: alert.ruleName }
    },
    [words, eventWords, locale],
  )
}

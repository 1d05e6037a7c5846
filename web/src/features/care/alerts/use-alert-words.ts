import type { Alert } from '@vigie/domain/alerts/alert'
import { relativesOn } from '@vigie/domain/alerts/alert-life'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { atClockTime } from '../../../lib/time/words.ts'
import { actorName } from './actor-name.ts'
import { useToldEvent } from './use-told-event.ts'
import { whatAndTime } from './what-and-time.ts'

/** An alert in words: what happened, since when, and who is on it. */
export function useAlertWords(alert: Omit<Alert, 'timeline'>, timeZone: string | null) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { uid } = useSession().user
  const { occurrences, lastOccurredAt } = alert
  const { what, beside } = useToldEvent([alert])(alert, timeZone)
  const last = atClockTime(lastOccurredAt, now, timeZone, locale)
  const notes = [
    beside,
    occurrences > 1 && t('alerts.occurrences', { count: occurrences, when: last }),
    alert.late && t('alerts.late'),
    alert.clockWrong && t('alerts.clockWrong'),
    alert.deviceLeftAt && t('alerts.deviceLeft'),
  ]
  return {
    /** `time`: empty where what happened says it. */
    ...whatAndTime(alert, what, { now, timeZone, t, locale }),
    notes: notes.filter(Boolean).join(', '),
    state: stateWords(),
  }

  function stateWords(): string {
    if (alert.state === 'resolved')
      return t('alerts.state.resolved', { name: alert.resolvedBy ? actorName(alert.resolvedBy, t) : '' })
    if (alert.state === 'superseded') return t('alerts.state.superseded')
    const relative = relativesOn(alert).at(-1)
    if (relative) return t('alerts.state.openSeenBy', { name: actorName(relative, t) })
    if (alert.state === 'open' && alert.formerTaker) {
      return t('alerts.state.openAgain', { name: actorName(alert.formerTaker, t) })
    }
    if (alert.state === 'open' || !alert.acknowledgedBy) return t('alerts.state.open')
    const { isRelative } = alert.acknowledgedBy
    if (alert.acknowledgedBy.uid === uid)
      return t(isRelative ? 'alerts.state.seenByYou' : 'alerts.state.acknowledgedByYou')
    return t('alerts.state.acknowledged', { name: actorName(alert.acknowledgedBy, t) })
  }
}

import type { HandoverAlert } from '@vigie/domain/care/handover'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../../lib/time/words.ts'
import { actorName } from '../alerts/actor-name.ts'
import { useAlertWords } from '../alerts/use-alert-words.ts'
import type { Telling } from '../tasks/plan-words.ts'

/** An alert in one line: what, when, who came, and how it ended. */
export function ToldAlert({ alert, telling }: { alert: HandoverAlert; telling: Telling }) {
  const { t } = useTranslation()
  const { locale, timeZone, now } = telling
  const { what, time, notes, state } = useAlertWords(alert, timeZone)
  // As all else is dated here: one day has one name on the page.
  const when = time && dayAndTime(alert.times.occurredAt, now, timeZone, locale)
  const { acknowledgedBy, acknowledgedAt, resolution, resolvedBy } = alert
  const came =
    acknowledgedBy !== null &&
    acknowledgedAt !== null &&
    t('handover.came', {
      name: actorName(acknowledgedBy, t),
      time: dayAndTime(acknowledgedAt, now, timeZone, locale),
    })
  const end =
    resolution !== null && resolvedBy !== null
      ? came && acknowledgedBy?.uid === resolvedBy.uid
        ? t(`alerts.resolution.${resolution}`)
        : t('alerts.step.resolved', {
            name: actorName(resolvedBy, t),
            resolution: t(`alerts.resolution.${resolution}`),
          })
      : alert.state !== 'acknowledged' && state
  return (
    <div>
      <strong>{[what, when].filter(Boolean).join(', ')}</strong>
      {[notes, came, end].map((words) => words && ` · ${words}`)}
    </div>
  )
}

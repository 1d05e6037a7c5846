import type { HandoverAlert } from '@vigie/domain/care/handover'
import { useTranslation } from 'react-i18next'
import { dayAndTime } from '../../../lib/time/words.ts'
import { useEventWords } from '../events/use-event-words.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { timeTaken } from './time-taken.ts'

/** An alert in a line: when, what, who took it and how long that took, and how it ended. */
export function ReportedAlert({ alert, telling }: { alert: HandoverAlert; telling: Telling }) {
  const { t } = useTranslation()
  const eventWords = useEventWords()
  const { now, locale, timeZone } = telling
  const { times, kind, deviceType, value, state, acknowledgedBy, acknowledgedAt, resolution, resolvedBy } =
    alert
  const taken =
    acknowledgedBy === null || acknowledgedAt === null
      ? t('report.notTaken')
      : t('report.taken', {
          name: acknowledgedBy.name,
          time: timeTaken(acknowledgedAt - times.raisedAt, locale),
        })
  const end =
    resolution !== null && resolvedBy !== null
      ? t('alerts.step.resolved', { name: resolvedBy.name, resolution: t(`alerts.resolution.${resolution}`) })
      : t(state === 'superseded' ? 'alerts.state.superseded' : 'report.goesOn')
  return (
    <>
      <strong>
        {dayAndTime(times.raisedAt, now, timeZone, locale)} · {eventWords(kind, deviceType, value)}
      </strong>
      {` · ${taken} · ${end}`}
    </>
  )
}

import type { ResidentReport } from '@vigie/domain/care/resident-report'
import type { Telling } from '../tasks/plan-words.ts'
import { timeTaken } from './time-taken.ts'

/** How many alerts somebody took, and how fast. */
export function answeredWords(
  { alerts, answers }: Pick<ResidentReport, 'alerts' | 'answers'>,
  { t, locale }: Pick<Telling, 't' | 'locale'>,
): string {
  if (alerts.length === 0) return t('report.noAlerts')
  if (answers === null) return t('report.noneTaken')
  return t('report.answered', {
    taken: answers.count,
    of: alerts.length,
    median: timeTaken(answers.medianMs, locale),
    most: timeTaken(answers.mostMs, locale),
  })
}

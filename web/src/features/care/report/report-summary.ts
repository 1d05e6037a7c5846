import type { Trends } from '@vigie/domain/api/trend-calls'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { statisticNames } from '@vigie/domain/trends/trend-of'
import { lengthOfDates } from '@vigie/domain/trends/trend-period'
import type { Telling } from '../tasks/plan-words.ts'
import { statisticWords } from '../trends/statistic-words.ts'
import { answeredWords } from './answered-words.ts'
import type { ReportRow } from './report-rows.ts'

/** Whose report it is, and who made it. */
export interface ReportHead {
  /** What the home is called. */
  home: string
  /** By whom and when it was made, in words. */
  madeBy: string
}

/** What a report says of its whole period as rows: where and by whom it was made, what is missing of it, the averages, and how fast somebody came. */
export function summaryRows(
  report: ResidentReport,
  { statistics, before }: Trends,
  { home, madeBy }: ReportHead,
  { t, locale }: Telling,
): ReportRow[] {
  const { from, to, unreadable, isCut } = report
  const count = before === null ? 0 : lengthOfDates(before)
  const averages = statisticNames.map((name) => {
    const { said, more } = statisticWords(name, statistics[name], { count, locale, t })
    const what = t('report.counted', { what: t(`trends.${name}.name`), values: said })
    return { kind: t('trends.figures'), what, more: more.join(' ') }
  })
  const rows = [
    { kind: t('report.title'), what: home, more: madeBy },
    ...(unreadable > 0
      ? [{ kind: t('report.toKnow'), what: t('report.unreadable', { count: unreadable }) }]
      : []),
    ...(isCut ? [{ kind: t('report.toKnow'), what: t('report.cut') }] : []),
    ...averages,
    { kind: t('report.alerts'), what: answeredWords(report, { t, locale }) },
  ]
  return rows.map((row) => ({ when: `${from} / ${to}`, ...row }))
}

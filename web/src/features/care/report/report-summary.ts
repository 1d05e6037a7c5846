import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { answeredTold } from '@vigie/domain/reports/alerts-section'
import type { Outline } from '@vigie/domain/reports/outline'
import { withFixedSpaces } from '@vigie/domain/reports/telling'
import type { Telling } from '../tasks/plan-words.ts'
import type { ReportRow } from './report-rows.ts'

/** What a report says of its whole period as rows: where and by whom it was made, what is missing of it, the averages, and how fast somebody came. */
export function summaryRows(
  report: ResidentReport,
  { home, madeBy, remarks, warnings, sections }: Outline,
  { t, locale }: Pick<Telling, 't' | 'locale'>,
): ReportRow[] {
  const facts = sections.flatMap(({ title, blocks }) =>
    blocks.flatMap((block) =>
      block.kind !== 'facts'
        ? []
        : block.facts.map(({ name, said, more }) => ({
            kind: title,
            what: t('report.counted', { what: name, values: said }),
            more,
          })),
    ),
  )
  const rows = [
    { kind: t('report.title'), what: home, more: madeBy },
    ...[...remarks, ...warnings].map((what) => ({ kind: t('report.toKnow'), what })),
    ...facts,
    { kind: t('report.alerts'), what: withFixedSpaces(answeredTold(report, { locale }), locale) },
  ]
  return rows.map((row) => ({ when: `${report.from} / ${report.to}`, ...row }))
}

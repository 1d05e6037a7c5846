import { type AskedReport, isKept, type ReportJob } from '@vigie/domain/reports/report-job'
import type { TFunction } from 'i18next'

/** The latest of some reports that is the one asked for, and is still kept; null: none is. `now` is epoch milliseconds. */
export const latestOf = <T extends ReportJob>(
  jobs: readonly T[],
  { from, to, locale }: AskedReport,
  now: number,
): T | null =>
  jobs.find((job) => job.from === from && job.to === to && job.locale === locale && isKept(job, now)) ?? null

/** How far a report is, in words; of one that failed why. */
export function pdfWords({ state, why }: Pick<ReportJob, 'state' | 'why'>, t: TFunction): string {
  if (state === 'failed') return t(`report.pdf.why.${why ?? 'fault'}`)
  return t(state === 'ready' ? 'report.pdf.ready' : 'report.pdf.making')
}

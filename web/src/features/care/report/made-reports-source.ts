import { type ReportJob, reportJobSchema } from '@vigie/domain/reports/report-job'
import { reportPaths } from '@vigie/domain/reports/report-paths'
import { listAt } from '../../../lib/firebase/asked.ts'

/** So many are looked at: of a page somebody asks for one period, then for another. */
const mostLookedAt = 20

/** The reports of a resident, or null: of the home, that somebody had made, the latest first: theirs alone. */
export const madeReportsSource = (
  eid: string,
  uid: string,
  { kind, beneficiaryId }: Pick<ReportJob, 'kind' | 'beneficiaryId'>,
) =>
  listAt(reportPaths.all(eid), reportJobSchema, {
    where: [
      ['by', '==', uid],
      ['kind', '==', kind],
      ['beneficiaryId', '==', beneficiaryId],
    ],
    latestBy: 'askedAt',
    atMost: mostLookedAt,
  })

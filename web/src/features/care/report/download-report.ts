import { readReportCall } from '@vigie/domain/api/made-report-calls'
import type { ReportJob } from '@vigie/domain/reports/report-job'
import { wordsIn } from '@vigie/domain/reports/telling'
import { fetchFile } from '../../../lib/api/fetch-file.ts'
import { fileName } from '../../../lib/file/file-name.ts'
import { saveBlob } from '../../../lib/file/save-blob.ts'

/** Fetches a report that was made and hands it to the browser, which saves it under a name that says `whose` room or home it is, and names nobody. @throws ApiError */
export async function downloadReport(
  eid: string,
  job: ReportJob & { id: string },
  whose: string,
): Promise<void> {
  const bytes = await fetchFile(readReportCall, { eid, rid: job.id }, new AbortController().signal)
  const { title, home } = wordsIn(job.locale)
  const name =
    job.kind === 'home'
      ? fileName(home.title, whose, job.from.slice(0, 7))
      : fileName(title, whose, job.from, job.to)
  saveBlob(bytes, `${name}.pdf`)
}

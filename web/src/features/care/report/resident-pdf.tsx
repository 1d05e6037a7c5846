import { makeResidentReportCall } from '@vigie/domain/api/made-report-calls'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { MadePdf } from './made-pdf.tsx'

/** The report of a resident as a PDF. */
export function ResidentPdf({ eid, report }: { eid: string; report: ResidentReport }) {
  const locale = useLocale()
  const {
    from,
    to,
    resident: { bid, room },
  } = report
  return (
    <MadePdf
      eid={eid}
      about={{ kind: 'resident', beneficiaryId: bid, from, to, locale }}
      whose={room}
      ask={(rid) =>
        callApi(makeResidentReportCall, { params: { eid, bid, rid }, body: { from, to, locale } })
      }
    />
  )
}

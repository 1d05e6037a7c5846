import { mdiFileDownloadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Trends } from '@vigie/domain/api/trend-calls'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import type { Access } from '@vigie/domain/people/permissions'
import { residentOutline } from '@vigie/domain/reports/resident-outline'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { tellPartNotLoaded } from '../../../lib/notices/tell-part-not-loaded.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useStillRead } from '../notes/use-still-read.ts'
import { useTelling } from '../tasks/use-telling.ts'
import { ReadReport } from './read-report.tsx'
import { ResidentPdf } from './resident-pdf.tsx'
import { saveReport } from './save-report.ts'

interface Props {
  eid: string
  /** What the home is called. */
  home: string
  timeZone: string
  access: Access
  report: ResidentReport
  trends: Trends
}

const yearsMs = 800 * 86_400_000

/** All that is known of a resident over a period, on screen as on paper. */
export function WholeReport({ eid, home, timeZone, access, report: made, trends }: Props) {
  const { t } = useTranslation()
  const onScreen = useTelling(timeZone)
  const { locale } = onScreen
  const { displayName } = useSession()
  const notes = useStillRead({ eid, bid: made.resident.bid, access }, made.notes)
  const report = { ...made, notes: [...notes] }
  // What is printed or saved is read later: nothing of it was yesterday, or this year.
  const telling = { ...onScreen, now: report.at + yearsMs }
  const outline = residentOutline(report, trends, { home, name: displayName }, { locale, timeZone })
  return (
    <ReadReport outline={outline}>
      <Box sx={{ display: 'grid', gap: 1, displayPrint: 'none', flex: '1 1 100%' }}>
        <ResidentPdf eid={eid} report={report} />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDownloadOutline} />}
          onClick={() => saveReport(report, trends, { outline, telling }).catch(tellPartNotLoaded)}
          sx={{ justifySelf: 'start' }}
        >
          {t('report.save')}
        </Button>
      </Box>
    </ReadReport>
  )
}

import { mdiFileDownloadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { makeHomeReportCall } from '@vigie/domain/api/made-report-calls'
import type { HomeMonth } from '@vigie/domain/reports/home-month'
import { homeOutline } from '@vigie/domain/reports/home-outline'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { tellPartNotLoaded } from '../../../../lib/notices/tell-part-not-loaded.ts'
import { useSession } from '../../../../lib/session/session-context.ts'
import { MadePdf } from '../made-pdf.tsx'
import { ReadReport } from '../read-report.tsx'
import { saveMonth } from './save-month.ts'

interface Props {
  eid: string
  home: string
  timeZone: string
  report: HomeMonth
}

/** What a month of a home comes to, on screen as on paper. */
export function WholeMonth({ eid, home, timeZone, report }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { displayName } = useSession()
  const { from, to, month } = report
  const outline = homeOutline(report, { home, name: displayName }, { locale, timeZone })
  return (
    <ReadReport outline={outline}>
      <Box sx={{ display: 'grid', gap: 1, displayPrint: 'none', flex: '1 1 100%' }}>
        <MadePdf
          eid={eid}
          about={{ kind: 'home', beneficiaryId: null, from, to, locale }}
          whose={home}
          ask={(rid) => callApi(makeHomeReportCall, { params: { eid, rid }, body: { month, locale } })}
        />
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiFileDownloadOutline} />}
          onClick={() => saveMonth(report, outline, locale).catch(tellPartNotLoaded)}
          sx={{ justifySelf: 'start' }}
        >
          {t('report.save')}
        </Button>
      </Box>
    </ReadReport>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import type { Telling } from '../tasks/plan-words.ts'
import { answeredWords } from './answered-words.ts'
import { listLook } from './list-look.ts'
import { ReportedAlert } from './reported-alert.tsx'

interface Props extends Pick<ResidentReport, 'alerts' | 'answers'> {
  telling: Telling
}

/** The alerts of a period, and how fast somebody came. */
export function ReportedAlerts({ alerts, answers, telling }: Props) {
  const { t } = useTranslation()
  return (
    <TitledCard title={t('report.alerts')}>
      <Typography>{answeredWords({ alerts, answers }, telling)}</Typography>
      {alerts.length > 0 && (
        <Box component="ul" sx={listLook}>
          {alerts.map((alert) => (
            <li key={alert.id} data-reported-alert={alert.id}>
              <ReportedAlert alert={alert} telling={telling} />
            </li>
          ))}
        </Box>
      )}
    </TitledCard>
  )
}

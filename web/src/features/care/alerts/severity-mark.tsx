import Box from '@mui/material/Box'
import type { Alert } from '@vigie/domain/alerts/alert'
import { severityOfAlert } from '@vigie/domain/alerts/severity'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { looksOf } from './severity-looks.ts'

/** How grave an alert is, in shape, word and colour. */
export function SeverityMark({ alert }: { alert: Pick<Alert, 'severity' | 'kind'> }) {
  const { t } = useTranslation()
  const { icon, ink } = looksOf(alert)
  return (
    <Box component="span" sx={{ color: ink, fontWeight: 700, whiteSpace: 'nowrap' }}>
      <Icon path={icon} fontSize="small" sx={{ verticalAlign: 'text-bottom' }} />{' '}
      {t(`alerts.severity.${severityOfAlert(alert)}`)}
    </Box>
  )
}

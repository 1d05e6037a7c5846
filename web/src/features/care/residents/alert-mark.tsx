import { mdiAccountCheckOutline, mdiAlertDecagram } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'

/** That a resident has an alert, and whether somebody is on it. */
export function AlertMark({ alert }: { alert: 'open' | 'acknowledged' }) {
  const { t } = useTranslation()
  const isOpen = alert === 'open'
  return (
    <Box
      sx={{
        alignSelf: 'flex-start',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        minHeight: 32,
        borderRadius: 4,
        typography: 'body2',
        fontWeight: 700,
        textAlign: 'left',
        bgcolor: isOpen ? 'error.dark' : 'primary.light',
        color: isOpen ? '#FFFFFF' : 'primary.dark',
      }}
    >
      <Icon path={isOpen ? mdiAlertDecagram : mdiAccountCheckOutline} fontSize="small" />
      {t(isOpen ? 'residents.alertOpen' : 'residents.alertAcknowledged')}
    </Box>
  )
}

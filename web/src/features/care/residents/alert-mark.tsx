import { mdiAccountCheckOutline, mdiAlertDecagram, mdiAlertOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { WorstState } from '../alerts/worst-state.ts'

const looks = {
  open: {
    icon: mdiAlertDecagram,
    ground: 'error.dark',
    ink: '#FFFFFF',
    words: 'alerts.severity.callForHelp',
  },
  warning: {
    icon: mdiAlertOutline,
    ground: 'warning.dark',
    ink: '#FFFFFF',
    words: 'alerts.severity.warning',
  },
  acknowledged: {
    icon: mdiAccountCheckOutline,
    ground: 'primary.light',
    ink: 'primary.dark',
    words: 'residents.alertAcknowledged',
  },
} as const satisfies Record<WorstState, object>

/** The class of a resident in a list, by which their alert is seen from far. */
export const calledLooks = (alert: WorstState | null): string =>
  alert === 'open' ? ' called' : alert === 'warning' ? ' warned' : ''

/** That a resident has an alert, how grave it is, and whether somebody is on it. */
export function AlertMark({ alert }: { alert: WorstState }) {
  const { t } = useTranslation()
  const { icon, ground, ink, words } = looks[alert]
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
        bgcolor: ground,
        color: ink,
      }}
    >
      <Icon path={icon} fontSize="small" />
      {t(words)}
    </Box>
  )
}

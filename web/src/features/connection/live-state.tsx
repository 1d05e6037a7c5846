import { mdiAccessPoint, mdiCloudOffOutline, mdiDotsHorizontal } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Hint } from '../../components/hint.tsx'
import { Icon } from '../../components/icon.tsx'
import { useWatchedConnection } from '../../lib/connection/connection-context.tsx'
import { useOfflineTime } from './use-offline-time.ts'

const looks = {
  live: { icon: mdiAccessPoint, color: 'success.dark', bgcolor: 'success.light' },
  connecting: { icon: mdiDotsHorizontal, color: 'text.secondary', bgcolor: 'background.default' },
  offline: { icon: mdiCloudOffOutline, color: 'warning.dark', bgcolor: 'warning.light' },
} as const

/** "En direct", or since when what is on screen may be out of date. A phone has room for the sign only. */
export function LiveState() {
  const { t } = useTranslation()
  const { state } = useWatchedConnection()
  const time = useOfflineTime()
  const { icon, ...colours } = looks[state]
  const label = state === 'offline' ? t('shell.offlineSince', { time }) : t(`shell.${state}`)
  return (
    <Hint text={state === 'live' ? t('shell.liveHelp') : label}>
      <Box
        role="status"
        data-connection={state}
        sx={{
          ...colours,
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 32,
          px: { xs: 0.75, sm: 1.25 },
          borderRadius: 4,
          typography: 'body2',
          fontWeight: 500,
          whiteSpace: 'nowrap',
        }}
      >
        <Icon path={icon} fontSize="small" />
        <Box
          component="span"
          sx={{
            // Still read out where there is no room to show it.
            '@media (max-width: 599px)': {
              position: 'absolute',
              width: 1,
              height: 1,
              overflow: 'hidden',
              clipPath: 'inset(50%)',
            },
          }}
        >
          {label}
        </Box>
      </Box>
    </Hint>
  )
}

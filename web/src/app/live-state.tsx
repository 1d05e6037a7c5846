import { mdiAccessPoint, mdiCloudOffOutline, mdiDotsHorizontal } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Hint } from '../components/hint.tsx'
import { Icon } from '../components/icon.tsx'
import { readOutOnPhones } from '../components/visually-hidden.ts'
import { useWatchedConnection } from '../lib/connection/connection-context.tsx'
import { useScreenClock } from './use-screen-clock.ts'

const looks = {
  live: { icon: mdiAccessPoint, color: 'success.dark', bgcolor: 'success.light' },
  waiting: { icon: mdiDotsHorizontal, color: 'text.secondary', bgcolor: 'background.default' },
  connecting: { icon: mdiDotsHorizontal, color: 'text.secondary', bgcolor: 'background.default' },
  offline: { icon: mdiCloudOffOutline, color: 'warning.dark', bgcolor: 'warning.light' },
} as const

/** Of more letters it says on whose clock: in the width of the others it would be four lines, and the bar higher than they are. */
const long = 32

const pill = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 0.75,
  minWidth: 44,
  minHeight: 44,
  px: { xs: 0.75, sm: 1.25 },
  borderRadius: 6,
  typography: 'body2',
  fontWeight: 500,
  // Since when it is offline goes on in a second line: beside it the page's title needs the room.
  maxWidth: 140,
  lineHeight: 1.2,
} as const

/** "En direct", or since when what is on screen may be out of date. */
export function LiveState() {
  const { t } = useTranslation()
  const { connection, wait } = useWatchedConnection()
  const timeOf = useScreenClock()
  const { state } = connection
  const { icon, ...colours } = looks[state]
  const time = connection.state === 'offline' ? timeOf(connection.since) : null
  const label = time === null ? t(`shell.${state}`) : t('shell.offlineSince', { time })
  return (
    <span role="status" data-connection={state} data-wait={wait}>
      <Hint text={state === 'live' || state === 'waiting' ? t(`shell.${state}Help`) : label}>
        <Box component="span" sx={{ ...pill, ...colours, ...(label.length > long && { maxWidth: 220 }) }}>
          <Icon path={icon} fontSize="small" />
          <Box component="span" sx={readOutOnPhones}>
            {label}
          </Box>
        </Box>
      </Hint>
    </span>
  )
}

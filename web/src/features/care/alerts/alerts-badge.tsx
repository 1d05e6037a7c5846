import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { alertsInProgress, countMark } from './in-progress.ts'
import { useOpenAlerts } from './open-alerts-context.ts'

/** Red only as long as somebody calls for help. */
const grounds = { open: 'error.dark', warning: 'warning.dark', acknowledged: 'primary.dark' } as const

/** The number of alerts in progress at the corner of an icon; nothing where there is none. */
export function AlertsBadge({ children }: { children: ReactNode }) {
  const alerts = alertsInProgress(useOpenAlerts())
  const { worst } = alerts
  return (
    <Box
      component="span"
      sx={{ position: 'relative', display: 'inline-flex', verticalAlign: 'middle', flex: 'none' }}
    >
      {children}
      {worst !== null && (
        <Box component="span" sx={{ ...corner, bgcolor: grounds[worst] }}>
          {countMark(alerts)}
        </Box>
      )}
    </Box>
  )
}

/** With larger letters it grows by half as much: the icon is seen beside it. */
const badgeSize = 'calc(12px + 0.5rem)'

const corner = {
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: 1,
  // No higher than a button of 44 px around the icon.
  transform: 'translate(50%, calc(0.75rem - 22px))',
  minWidth: badgeSize,
  px: '6px',
  borderRadius: 2,
  textAlign: 'center',
  color: '#FFF',
  fontSize: 'calc(6px + 0.5rem)',
  fontWeight: 500,
  lineHeight: badgeSize,
} as const

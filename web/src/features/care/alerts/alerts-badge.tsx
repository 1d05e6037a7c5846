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

const corner = {
  position: 'absolute',
  top: 0,
  right: 0,
  zIndex: 1,
  transform: 'translate(50%, -50%)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: 20,
  height: 20,
  px: '6px',
  borderRadius: '10px',
  color: '#FFF',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1,
} as const

import Badge from '@mui/material/Badge'
import type { ReactNode } from 'react'
import { alertsInProgress, countMark } from './in-progress.ts'
import { useOpenAlerts } from './open-alerts-context.ts'

/** Red only as long as somebody has to go. */
const grounds = { open: 'error.dark', acknowledged: 'primary.dark' } as const

/** The number of alerts in progress at the corner of an icon; nothing where there is none. */
export function AlertsBadge({ children }: { children: ReactNode }) {
  const alerts = alertsInProgress(useOpenAlerts())
  const { worst } = alerts
  return (
    <Badge
      badgeContent={countMark(alerts)}
      // As in words beside it: "99+" would be two truths.
      max={Number.POSITIVE_INFINITY}
      invisible={worst === null}
      sx={{
        '& .MuiBadge-badge': {
          bgcolor: grounds[worst ?? 'acknowledged'],
          color: '#FFF',
          fontSize: '0.875rem',
        },
      }}
    >
      {children}
    </Badge>
  )
}

import Badge from '@mui/material/Badge'
import type { ReactNode } from 'react'
import { useOpenAlerts } from './open-alerts-context.ts'
import { worstStateOf } from './worst-state.ts'

/** Red only as long as somebody has to go. */
const grounds = { open: 'error.dark', acknowledged: 'primary.dark' } as const

/** The number of alerts in progress at the corner of an icon; nothing where there is none. */
export function AlertsBadge({ children }: { children: ReactNode }) {
  const { list } = useOpenAlerts()
  const worst = worstStateOf(list) ?? 'acknowledged'
  return (
    <Badge
      badgeContent={list.length}
      sx={{ '& .MuiBadge-badge': { bgcolor: grounds[worst], color: '#FFF', fontSize: '0.875rem' } }}
    >
      {children}
    </Badge>
  )
}

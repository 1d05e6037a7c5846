import { mdiAlertCircleOutline, mdiInformationOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  kind: 'info' | 'warning' | 'error'
  /**
   * What it told of is being tried again: it is gone, but its place is kept. Were what is below to move up, the second tap of a double
   * tap would meet another button.
   */
  isPast?: boolean
  /** Nothing is shown without it, but the place that announces it is there. */
  children: ReactNode
}

const looks = {
  info: { icon: mdiInformationOutline, ground: 'primary.light', ink: 'primary.dark', role: 'status' },
  warning: { icon: mdiAlertCircleOutline, ground: 'warning.light', ink: 'warning.dark', role: 'status' },
  error: { icon: mdiAlertCircleOutline, ground: 'error.light', ink: 'error.dark', role: 'alert' },
} as const

/** A message within a page, read out when it appears. */
export function Message({ kind, isPast = false, children }: Props) {
  const { icon, ground, ink, role } = looks[kind]
  return (
    // A place that holds nothing takes no room: neither of its own nor, where messages stand in a grid, that between two lines of it.
    <Box role={role} sx={{ '&:empty': { position: 'absolute' } }}>
      {children && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            p: 1.5,
            mb: 2,
            borderRadius: 1,
            bgcolor: ground,
            color: ink,
            overflowWrap: 'anywhere',
            visibility: isPast ? 'hidden' : 'visible',
          }}
        >
          <Icon path={icon} />
          <span>{children}</span>
        </Box>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** Read out at once when it appears. */
  role?: 'alert'
  children: ReactNode
}

/** Under the top bar of every page, as long as it lasts: something of the whole screen is not as it should be. */
export function Banner({ role, children }: Props) {
  return (
    <Box
      role={role}
      sx={{
        px: 2,
        py: 1,
        bgcolor: 'warning.light',
        color: 'warning.dark',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}

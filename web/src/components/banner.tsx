import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { readOutOnPhones } from './visually-hidden.ts'

interface Props {
  /** Read out at once when it appears. */
  role?: 'alert'
  children: ReactNode
  /** What more there is to say, where there is room for it. */
  help?: string
}

/** Under the top bar of every page, as long as it lasts: something of the whole screen is not as it should be. */
export function Banner({ role, children, help }: Props) {
  const id = useId()
  return (
    <Box
      // What a screen reader is not told at once it finds among the parts of the page, by its first words.
      role={role ?? 'region'}
      aria-labelledby={role ? undefined : id}
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 1,
        bgcolor: 'warning.light',
        color: 'warning.dark',
        borderBottom: 1,
        borderColor: 'divider',
        typography: 'body2',
        overflowWrap: 'anywhere',
      }}
    >
      <div id={id}>{children}</div>
      {help !== undefined && (
        <Box component="span" sx={readOutOnPhones}>
          {' '}
          {help}
        </Box>
      )}
    </Box>
  )
}

import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  /** How narrow a card may get before there is one less beside it, in CSS pixels. */
  minWidth: number
  /** In steps of 8 px. */
  gap: number | { xs: number; sm: number }
  /** List items. */
  children: ReactNode
}

/** Cards side by side, as many as there is room for; on a narrow phone each takes the whole width. */
export function CardList({ minWidth, gap, children }: Props) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))`,
      }}
    >
      {children}
    </Box>
  )
}

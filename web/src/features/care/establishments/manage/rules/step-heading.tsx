import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { visuallyHidden } from '../../../../../components/visually-hidden.ts'
import { useSafety } from '../../../../../lib/kept/kept.ts'

interface Props {
  /** What is asked here. */
  asks: string
  /** Where one stands, below which whoever sees it reads what is asked. */
  children: ReactNode
}

/** With what a step begins: whoever goes on by keyboard, or hears the page, is led here when its window opens and when another is asked. */
export function StepHeading({ asks, children }: Props) {
  const safety = useSafety()
  const heading = useRef<HTMLHeadingElement>(null)
  // Drawn anew for each step (`key`), and after the window took the focus for itself.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Typography
      component="h3"
      ref={heading}
      tabIndex={-1}
      data-kept={safety}
      sx={{ outline: 'none', color: 'text.secondary', font: 'inherit', m: 0 }}
    >
      {children}
      <Box component="span" sx={visuallyHidden}>
        {asks}
      </Box>
    </Typography>
  )
}

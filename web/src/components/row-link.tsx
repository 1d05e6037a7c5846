import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Props {
  to: string
  /** How what stands in it is laid out, beside one another where nothing else is said. */
  sx: { [style: string]: number | string }
  children: ReactNode
}

/** A line, or all of a card, that is one link. It weighs a third of MUI's CardActionArea, which looks the same. */
export function RowLink({ to, sx, children }: Props) {
  return (
    <ButtonBase component={Link} to={to} sx={{ ...whole, ...sx }}>
      {children}
    </ButtonBase>
  )
}

const whole = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-start',
  width: '100%',
  textAlign: 'inherit',
  borderRadius: 'inherit',
  '@media (hover: hover)': { '&:hover': { bgcolor: 'action.hover' } },
  '&.Mui-focusVisible': { bgcolor: 'action.focus' },
} as const

import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  help?: string | undefined
  children: ReactNode
}

/** A part of a page under a title of its own, and what it is for. */
export function TitledCard({ title, help, children }: Props) {
  const titleId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      // MUI hides what overflows a card: a hint near its edge would be cut off.
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, overflow: 'visible' }}
    >
      <Typography id={titleId} component="h2" variant="h2">
        {title}
      </Typography>
      {help && <Typography sx={{ color: 'text.secondary' }}>{help}</Typography>}
      {children}
    </Card>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface Props {
  icon: string
  title: string
  /** Why it is empty and the one thing to do next; empty where neither can be said. */
  help: string
  /** Where this is the whole page. */
  isPage?: boolean
  children?: ReactNode
}

/** What is shown where there is nothing yet. */
export function EmptyState({ icon, title, help, isPage = false, children }: Props) {
  return (
    <Box sx={{ textAlign: 'center', maxWidth: 420, mx: 'auto', py: 6, px: 2 }}>
      <Icon path={icon} sx={{ fontSize: 56, color: 'primary.main', mb: 1 }} />
      <Typography component={isPage ? 'h1' : 'p'} variant="h2" gutterBottom>
        {title}
      </Typography>
      {help !== '' && <Typography sx={{ color: 'text.secondary', mb: children ? 2 : 0 }}>{help}</Typography>}
      {children}
    </Box>
  )
}

import { mdiBellOffOutline, mdiBellRingOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Icon } from '../../../components/icon.tsx'

/** A titled list of an answer. */
export function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {help !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {help}
        </Typography>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}
      >
        {children}
      </Box>
    </section>
  )
}

/** One of its lines, with what it comes to as a drawing. */
export function Line({ icon, color, children }: { icon: string; color: string; children: ReactNode }) {
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1 }}>
      <Icon path={icon} sx={{ color, flex: 'none' }} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}

/** A rule: `isTold`: whether its people are told of it; below its name why, or why not. */
export function RuleLine({ name, isTold, children }: { name: string; isTold: boolean; children: ReactNode }) {
  return (
    <Line
      icon={isTold ? mdiBellRingOutline : mdiBellOffOutline}
      color={isTold ? 'primary.dark' : 'text.secondary'}
    >
      <strong>{name}</strong>
      <br />
      {children}
    </Line>
  )
}

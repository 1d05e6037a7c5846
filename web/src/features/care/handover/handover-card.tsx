import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { HandoverResident } from '@vigie/domain/care/handover'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { ArchivedMark } from '../residents/archived-mark.tsx'
import { roomAndName } from '../residents/room-and-name.ts'

interface Props {
  eid: string
  of: HandoverResident
  /** In which of the lists of a handover it stands. */
  list: 'handed-over' | 'alerted-since'
  /** `Kind`s. */
  children: ReactNode
}

/** Of whom a handover tells, leading to their page, and below it what. */
export function HandoverCard({ eid, of, list, children }: Props) {
  return (
    <Card
      component="li"
      {...{ [`data-${list}`]: of.bid }}
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1, display: 'grid', gap: 0.5, breakInside: 'avoid' }}
    >
      <Typography component="h3" variant="h3">
        <Link
          component={RouterLink}
          to={routes.beneficiary(eid, of.bid)}
          sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {roomAndName(of)}
        </Link>
      </Typography>
      {of.isArchived && <ArchivedMark />}
      {children}
    </Card>
  )
}

/** What there is of one kind under its name; nothing where there is none. */
export function Kind({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: '160px 1fr' },
        columnGap: 1,
        alignItems: { sm: 'baseline' },
      }}
    >
      <Typography component="h4" variant="body2" sx={{ fontWeight: 700, lineHeight: 1.7 }}>
        {title}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Box>
  )
}

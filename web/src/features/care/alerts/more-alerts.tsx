import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { routes } from '../../../lib/page/routes.ts'
import { useStandsFor } from './in-sight.ts'
import type { OwnAlert } from './open-alerts-context.ts'

/** How many alerts the strip has no room for, leading to the first of them; nothing where there is room for all. */
export function MoreAlerts({ others }: { others: readonly OwnAlert[] }) {
  const [first] = others
  return first ? <MoreLink first={first} others={others} /> : null
}

function MoreLink({ first, others }: { first: OwnAlert; others: readonly OwnAlert[] }) {
  const { t } = useTranslation()
  const line = useRef<HTMLDivElement>(null)
  useStandsFor(line, others.map(({ alert }) => alert.id).join(' '))
  return (
    <Box ref={line} sx={{ px: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Link
        component={RouterLink}
        to={routes.alerts(first.establishment.id)}
        sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 700 }}
      >
        {t('alerts.more', { count: others.length })}
      </Link>
    </Box>
  )
}

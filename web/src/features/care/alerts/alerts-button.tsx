import { mdiBell, mdiBellOutline } from '@mdi/js'
import Badge from '@mui/material/Badge'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { worstStateOf } from './worst-state.ts'

/** Red only as long as somebody has to go. */
const grounds = { open: 'error.dark', acknowledged: 'primary.dark' } as const

/** The number of alerts in progress, leading to where the worst of them is. */
export function AlertsButton() {
  const { t } = useTranslation()
  const { eid } = useParams()
  const { list } = useOpenAlerts()
  const readable = useEstablishments().list.filter(({ details }) => details !== null)
  const target = eid ?? list[0]?.establishment.id ?? readable[0]?.id
  if (target === undefined) return null
  const worst = worstStateOf(list) ?? 'acknowledged'
  return (
    <IconButton
      component={Link}
      to={routes.alerts(target)}
      aria-label={list.length === 0 ? t('shell.alerts') : t('shell.alertsCount', { count: list.length })}
    >
      <Badge
        badgeContent={list.length}
        sx={{ '& .MuiBadge-badge': { bgcolor: grounds[worst], color: '#FFF', fontSize: '0.875rem' } }}
      >
        <Icon path={list.length === 0 ? mdiBellOutline : mdiBell} />
      </Badge>
    </IconButton>
  )
}

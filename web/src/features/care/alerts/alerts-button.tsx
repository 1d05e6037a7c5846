import { mdiBell, mdiBellOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { AlertsBadge } from './alerts-badge.tsx'
import { useOpenAlerts } from './open-alerts-context.ts'

/** The number of alerts in progress, leading to where the worst of them is. */
export function AlertsButton() {
  const { t } = useTranslation()
  const { eid } = useParams()
  const { list } = useOpenAlerts()
  const readable = useEstablishments().list.filter(({ details }) => details !== null)
  const target = eid ?? list[0]?.establishment.id ?? readable[0]?.id
  if (target === undefined) return null
  return (
    <IconButton
      component={Link}
      to={routes.alerts(target)}
      aria-label={list.length === 0 ? t('shell.alerts') : t('shell.alertsCount', { count: list.length })}
    >
      <AlertsBadge>
        <Icon path={list.length === 0 ? mdiBellOutline : mdiBell} />
      </AlertsBadge>
    </IconButton>
  )
}

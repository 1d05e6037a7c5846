import { mdiBell, mdiBellOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { theirsFirst } from './alert-order.ts'
import { mayTake } from './alert-rights.ts'
import { AlertsBadge } from './alerts-badge.tsx'
import { alertsInProgress } from './in-progress.ts'
import { useOpenAlerts } from './open-alerts-context.ts'
import { useCountWords } from './use-count-words.ts'

/** The number of alerts in progress, leading to where the worst of them is, as the strip has them. */
export function AlertsButton() {
  const { t } = useTranslation()
  const { eid } = useParams()
  const open = useOpenAlerts()
  const alerts = alertsInProgress(open)
  const words = useCountWords()
  const readable = useEstablishments().list.filter(({ details }) => details !== null)
  const [worst] = theirsFirst(open.list, undefined, mayTake)
  const target = eid ?? worst?.establishment.id ?? readable[0]?.id
  if (target === undefined) return null
  return (
    <IconButton component={Link} to={routes.alerts(target)} aria-label={words(alerts) ?? t('shell.alerts')}>
      <AlertsBadge>
        <Icon path={alerts.worst === null ? mdiBellOutline : mdiBell} />
      </AlertsBadge>
    </IconButton>
  )
}

import { mdiBellCheckOutline, mdiHistory } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { resolvedAlertsSource } from '../../../lib/firebase/sources.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { useEstablishment } from '../establishments/use-establishment.ts'
import { AlertCard } from './alert-card.tsx'
import { useOpenAlerts } from './open-alerts-context.ts'

const recentCount = 30

/** /establishment/{eid}/alerts: what is in progress, then what was resolved lately. */
export default function AlertsPage() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  const title = establishment ? `${t('alerts.title')} · ${establishment.name}` : t('alerts.title')
  usePageHeader(title, establishment ? routes.establishment(establishment.id) : routes.establishments)
  if (establishment) return <EstablishmentAlerts key={establishment.id} establishment={establishment} />
  return loading ? <Skeletons shape="rows" /> : <NoAccess />
}

function EstablishmentAlerts({ establishment }: { establishment: OwnEstablishment }) {
  const { t } = useTranslation()
  const { aid } = useParams()
  const { uid } = useSession().user
  const { list, loading, unseen } = useOpenAlerts()
  const readsAll = can(establishment.access, 'read', 'alerts')
  const reads = can(establishment.access, 'read', 'alerts', { caregiverIds: [uid] })
  const resolved = useLive(
    useMemo(
      () => (reads ? resolvedAlertsSource(establishment.id, readsAll ? null : uid, recentCount) : null),
      [establishment.id, reads, readsAll, uid],
    ),
  )
  if (!reads) return <NoAccess />
  const open = list.filter((own) => own.establishment.id === establishment.id)
  const isUnseen = unseen.some(({ id }) => id === establishment.id)
  const recent = resolved.status === 'ready' ? resolved.value.items : []

  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h2">
        {t('alerts.open')}
      </Typography>
      {open.map((own) => (
        <AlertCard key={own.alert.id} own={own} startsOpen={own.alert.id === aid} />
      ))}
      {open.length === 0 && loading && <Skeletons shape="rows" />}
      {open.length === 0 && !loading && !isUnseen && (
        <EmptyState icon={mdiBellCheckOutline} title={t('alerts.noneOpen')} help={t('alerts.noneOpenHelp')} />
      )}
      <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
        {t('alerts.recent')}
      </Typography>
      {resolved.status === 'ready' && <Unreadable count={resolved.value.unreadable} />}
      {resolved.status === 'failed' && <NoAccess />}
      {resolved.status === 'loading' && <Skeletons shape="rows" />}
      {recent.map((alert) => (
        <AlertCard key={alert.id} own={{ alert, establishment }} startsOpen={alert.id === aid} />
      ))}
      {resolved.status === 'ready' && recent.length === 0 && (
        <EmptyState icon={mdiHistory} title={t('alerts.noneRecent')} help={t('alerts.noneRecentHelp')} />
      )}
    </Box>
  )
}

import { mdiHistory } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { residentsReadBy } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useCalmOrder } from '../../../lib/page/calm-order.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { useEstablishment } from '../establishments/use-establishment.ts'
import { HomeReach } from '../reach/home-reach.tsx'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { AlertCard } from './alert-card.tsx'
import { AlertNotThere } from './alert-not-there.tsx'
import { NoneOpen } from './none-open.tsx'
import { useOpenAlerts } from './open-alerts-context.ts'
import { PastAlert } from './past-alert.tsx'
import { useShowsAlertsOf } from './shown-in-page.ts'
import { useRecentAlerts } from './use-recent-alerts.ts'

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
  const names = useUnreadableNames()
  const { list, loading, unseen } = useOpenAlerts()
  const { status, recent, unreadable } = useRecentAlerts(establishment)
  useShowsAlertsOf(status === 'none' ? null : establishment.id)
  const theirs = list.filter((own) => own.establishment.id === establishment.id)
  const open = useCalmOrder(theirs, ({ alert }) => alert.id)
  if (status === 'none') return <NoAccess />
  const isUnseen = unseen.some(
    (one) => one.establishment === null || one.establishment.id === establishment.id,
  )

  const isThere =
    open.some(({ alert }) => alert.id === aid) || [...recent, ...unreadable].some(({ id }) => id === aid)

  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', display: 'grid', gap: 2 }}>
      {aid !== undefined && (
        <AlertNotThere
          key={aid}
          eid={establishment.id}
          aid={aid}
          isThere={isThere}
          isKnown={status === 'ready' && !loading && !isUnseen}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
          {t('alertPages.open')}
        </Typography>
        {residentsReadBy(establishment.access) === 'all' && (
          <Link
            component={RouterLink}
            to={routes.board(establishment.id)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('alertPages.board')}
          </Link>
        )}
      </Box>
      {open.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {open.map((own) => (
            <AlertCard key={own.alert.id} own={own} startsOpen={own.alert.id === aid} />
          ))}
        </Box>
      )}
      {open.length === 0 && loading && <Skeletons shape="rows" />}
      {/* What cannot be shown stands above every page. */}
      {open.length === 0 && !loading && isUnseen && (
        <Typography>{t('alertPages.noneKnownOpenHelp')}</Typography>
      )}
      {open.length === 0 && !loading && !isUnseen && (
        <>
          <HomeReach establishment={establishment} />
          <NoneOpen establishment={establishment} of={null} />
        </>
      )}
      <Box sx={{ mt: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Typography component="h2" variant="h2" sx={{ flex: 1 }}>
            {t('alertPages.recent')}
          </Typography>
          <Link
            component={RouterLink}
            to={routes.alertHistory(establishment.id)}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {t('alertPages.all')}
          </Link>
        </Box>
        {status === 'ready' && <Unreadable names={names(unreadable)} />}
      </Box>
      {status === 'failed' && <NoAccess />}
      {status === 'loading' && <Skeletons shape="rows" />}
      {recent.length > 0 && (
        <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {recent.map((alert) => (
            <PastAlert
              key={alert.id}
              own={{ alert, establishment, underWay: null }}
              startsOpen={alert.id === aid}
            />
          ))}
        </Card>
      )}
      {status === 'ready' && recent.length === 0 && (
        <EmptyState
          icon={mdiHistory}
          title={t('alertPages.noneRecent')}
          help={t('alertPages.noneRecentHelp')}
        />
      )}
    </Box>
  )
}

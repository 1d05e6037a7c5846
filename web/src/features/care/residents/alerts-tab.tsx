import { mdiHistory } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { can } from '@vigie/domain/people/permissions'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { useCalmOrder } from '../../../lib/page/calm-order.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AlertCard } from '../alerts/alert-card.tsx'
import { NoneOpen } from '../alerts/none-open.tsx'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { PastAlert } from '../alerts/past-alert.tsx'
import { useShowsAlertsOf } from '../alerts/shown-in-page.ts'
import { usePastAlerts } from '../alerts/use-past-alerts.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { useHeardDevices } from './use-heard-devices.ts'
import { useShownResident } from './use-shown-resident.ts'

const ResidentRules = lazy(() =>
  loadWithTexts('rules', () => import('../establishments/manage/rules/resident-rules.tsx')),
)

/**
 * /establishment/{eid}/beneficiary/{bid}/notifications: the alerts of a resident in progress, by which rules somebody is told of them, and
 * the alerts that are over.
 */
export default function AlertsTab() {
  const { t } = useTranslation()
  const { establishment, bid, timeZone } = useShownResident()
  const { list, loading, unseen } = useOpenAlerts()
  useShowsAlertsOf(establishment.id, bid)
  const theirs = list.filter(
    (own) => own.establishment.id === establishment.id && own.alert.beneficiaryId === bid,
  )
  const open = useCalmOrder(theirs, ({ alert }) => alert.id)
  const isUnseen = unseen.some(
    (one) => one.establishment === null || one.establishment.id === establishment.id,
  )
  const calling = { beneficiaryId: bid, devices: useHeardDevices(establishment.id, bid) }
  return (
    <Box sx={{ maxWidth: 900, display: 'grid', gap: 2 }}>
      <Typography component="h2" variant="h2">
        {t('alertPages.open')}
      </Typography>
      {open.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
          {open.map((own) => (
            <AlertCard key={own.alert.id} own={own} startsOpen={false} />
          ))}
        </Box>
      )}
      {open.length === 0 && loading && <Skeletons shape="rows" />}
      {open.length === 0 && !loading && !isUnseen && <NoneOpen establishment={establishment} of={calling} />}
      {can(establishment.access, 'read', 'notifications') && (
        <LoadBoundary onFailed={() => undefined}>
          <ResidentRules {...{ establishment, bid, timeZone }} />
        </LoadBoundary>
      )}
      <Over />
    </Box>
  )
}

function Over() {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const { establishment, bid } = useShownResident()
  const { live, hasMore, readOn } = usePastAlerts(establishment.id, bid)
  return (
    <>
      <Typography component="h2" variant="h2" sx={{ mt: 2 }}>
        {t('course.over')}
      </Typography>
      {live.status === 'failed' && <NoAccess />}
      {live.status === 'loading' && <Skeletons shape="rows" />}
      {live.status === 'ready' && (
        <>
          <Unreadable names={names(live.value.unreadable)} />
          {live.value.items.length > 0 && (
            <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {live.value.items.map((alert) => (
                <PastAlert
                  key={alert.id}
                  own={{ alert, establishment, underWay: null }}
                  startsOpen={false}
                  isOnTheirPage
                />
              ))}
            </Card>
          )}
          {hasMore && (
            <Button variant="outlined" onClick={readOn}>
              {t('common.showMore')}
            </Button>
          )}
          {live.value.items.length === 0 && live.value.unreadable.length === 0 && (
            <EmptyState icon={mdiHistory} title={t('course.noneOver')} help={t('course.noneOverHelp')}>
              <Button component={Link} to={routes.residentDevices(establishment.id, bid)} variant="outlined">
                {t('course.seeSensors')}
              </Button>
            </EmptyState>
          )}
        </>
      )}
    </>
  )
}

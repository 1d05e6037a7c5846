import { residentsReadBy } from '@vigie/domain/people/permissions'
import { lazy, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { residentSource } from '../records/resident-sources.ts'
import { type KnownResident, OfResident } from '../residents/of-resident.tsx'
import { roomAndName } from '../residents/room-and-name.ts'

const ReportOfPeriod = lazy(() => import('./report-of-period.tsx'))

/** Tried again when the page is opened anew. */
const stays = () => undefined

/** /establishment/{eid}/beneficiary/{bid}/report: all that is known of a resident over a period, to be read, printed or saved. */
export default function ReportPage() {
  return <OfResident show={(known) => <ReportOf {...known} />} />
}

function ReportOf({ establishment, details: { timeZone }, bid }: KnownResident) {
  const { t } = useTranslation()
  const eid = establishment.id
  const live = useLive(useMemo(() => residentSource(eid, bid), [eid, bid]))
  const resident = live.status === 'ready' ? live.value : null
  const title = t('report.title')
  usePageHeader(
    resident ? t('report.of', { who: roomAndName(resident) }) : title,
    routes.details(eid, bid),
    title,
  )
  if (residentsReadBy(establishment.access) !== 'all') return <NoAccess />
  return (
    <LoadBoundary onFailed={stays}>
      <ReportOfPeriod
        key={bid}
        {...{ eid, bid, timeZone }}
        home={establishment.name}
        access={establishment.access}
      />
    </LoadBoundary>
  )
}

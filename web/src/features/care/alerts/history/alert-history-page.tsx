import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useRights } from '../../../../lib/session/use-rights.ts'
import { useEstablishments } from '../../../care/establishments/establishments-context.ts'
import { mayManage } from '../../../care/establishments/manage/may-manage.ts'
import { useEstablishment } from '../../../care/establishments/use-establishment.ts'
import { alertQueriesOf } from '../alert-queries.ts'
import { AlertHistory } from './alert-history.tsx'
import { loadView } from './load-view.ts'

const AlertLoad = lazy(() => loadWithTexts(['rules', 'alertLoad'], () => import('../load/alert-load.tsx')))

/** /establishment/{eid}/alerts/history: every alert of a period, to be looked through, saved and printed. */
export default function AlertHistoryPage() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const rights = useRights()
  const isLoad = search.has(loadView)
  const title = t(isLoad ? 'alertRecord.load' : 'alertPages.all')
  const back = isLoad ? routes.alertHistory : routes.alerts
  usePageHeader(
    establishment ? `${title} · ${establishment.name}` : title,
    establishment ? back(establishment.id) : routes.establishments,
  )
  if (!establishment) return loading ? <Skeletons shape="rows" /> : <NoAccess />
  if (alertQueriesOf(establishment).length === 0) return <NoAccess />
  const { details, id, name } = establishment
  // Days and shifts are those of the home's clock.
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  if (isLoad) {
    if (!mayManage(establishment)) return <NoAccess />
    return (
      <LoadBoundary onFailed={() => navigate(routes.alertHistory(id), { replace: true })}>
        <AlertLoad key={id} establishment={establishment} details={details} />
      </LoadBoundary>
    )
  }
  // Nobody whom one may not read any more is kept among those who may be looked for.
  return (
    <AlertHistory
      key={`${id} ${details.timeZone} ${rights}`}
      establishment={establishment}
      details={details}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useEstablishments } from '../../../care/establishments/establishments-context.ts'
import { useEstablishment } from '../../../care/establishments/use-establishment.ts'
import { alertQueriesOf } from '../alert-queries.ts'
import { AlertHistory } from './alert-history.tsx'

/** /establishment/{eid}/alerts/history: every alert of a period, to be looked through, saved and printed. */
export default function AlertHistoryPage() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  const title = t('alertPages.all')
  usePageHeader(
    establishment ? `${title} · ${establishment.name}` : title,
    establishment ? routes.alerts(establishment.id) : routes.establishments,
  )
  if (!establishment) return loading ? <Skeletons shape="rows" /> : <NoAccess />
  if (alertQueriesOf(establishment).length === 0) return <NoAccess />
  const { details, id, name } = establishment
  // Days and shifts are those of the home's clock.
  if (!details) return loading ? <Skeletons shape="rows" /> : <Unreadable names={[name]} />
  return <AlertHistory key={`${id} ${details.timeZone}`} establishment={establishment} details={details} />
}

import { mdiTextBoxSearchOutline } from '@mdi/js'
import Link from '@mui/material/Link'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import {
  type OwnEstablishment,
  useEstablishments,
} from '../../../care/establishments/establishments-context.ts'
import { useEstablishment } from '../../../care/establishments/use-establishment.ts'
import { alertSource } from '../../../care/records/history-sources.ts'
import { alertQueriesOf } from '../alert-queries.ts'
import { AlertRecord } from './alert-record.tsx'

/** /establishment/{eid}/alerts/{aid}/record: one alert, however long ago it was, with all that is known of its course. */
export default function AlertRecordPage() {
  const { t } = useTranslation()
  const { aid = '' } = useParams()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  usePageHeader(
    t('alertRecord.title'),
    establishment ? routes.alerts(establishment.id) : routes.establishments,
  )
  if (!establishment) return loading ? <Skeletons shape="rows" /> : <NoAccess />
  if (alertQueriesOf(establishment).length === 0) return <NoAccess />
  return <OneAlert key={`${establishment.id} ${aid}`} establishment={establishment} aid={aid} />
}

function OneAlert({ establishment, aid }: { establishment: OwnEstablishment; aid: string }) {
  const { t } = useTranslation()
  const { id } = establishment
  const live = useLive(useMemo(() => alertSource(id, aid), [id, aid]))
  if (live.status === 'loading') return <Skeletons shape="rows" />
  if (live.status === 'failed')
    return live.code === 'unreadable' ? <Unreadable names={[aid]} /> : <NoAccess />
  if (live.value === null) {
    return (
      <EmptyState
        icon={mdiTextBoxSearchOutline}
        title={t('alertRecord.gone')}
        help={t('alertRecord.goneHelp')}
      >
        <Link
          component={RouterLink}
          to={routes.alertHistory(id)}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('alertPages.all')}
        </Link>
      </EmptyState>
    )
  }
  // What is listened to is refused by the next change alone, of which an old alert has none.
  const readable = alertQueriesOf(establishment)
  if (!readable.includes(null) && !readable.includes(live.value.beneficiaryId)) return <NoAccess />
  return <AlertRecord establishment={establishment} alert={live.value} />
}

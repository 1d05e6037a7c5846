import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useEstablishment } from '../establishments/use-establishment.ts'
import { ResidentView } from './resident-view.tsx'

/** /establishment/{eid}/beneficiary/{bid}: one resident, their sensors and their day. */
export default function ResidentPage() {
  const { bid = '' } = useParams()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  if (establishment?.details) {
    const { id, details } = establishment
    return <ResidentView key={`${id}/${bid}`} establishment={establishment} details={details} bid={bid} />
  }
  return <Closed loading={loading} />
}

function Closed({ loading }: { loading: boolean }) {
  const { t } = useTranslation()
  usePageHeader(t('resident.title'), routes.establishments)
  return loading ? <Skeletons shape="columns" /> : <NoAccess />
}

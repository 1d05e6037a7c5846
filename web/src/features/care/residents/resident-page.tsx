import { residentsReadBy } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { type OwnEstablishment, useEstablishments } from '../establishments/establishments-context.ts'
import { isOpenable, useEstablishment } from '../establishments/use-establishment.ts'
import { ResidentView } from './resident-view.tsx'

/** /establishment/{eid}/beneficiary/{bid}: one resident, their sensors and their day. */
export default function ResidentPage() {
  const { bid = '' } = useParams()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  // The page of a right that is gone closes by itself: nothing of the resident's own record need change for it.
  if (establishment && !isReadBy(establishment, bid)) return <Closed loading={loading} />
  if (establishment?.details) {
    const { id, details } = establishment
    return <ResidentView key={`${id}/${bid}`} establishment={establishment} details={details} bid={bid} />
  }
  if (establishment && isOpenable(establishment, loading)) return <Spoilt establishment={establishment} />
  return <Closed loading={loading} />
}

function isReadBy({ access }: OwnEstablishment, bid: string): boolean {
  const readable = residentsReadBy(access)
  return readable === 'all' || readable.includes(bid)
}

function Closed({ loading }: { loading: boolean }) {
  const { t } = useTranslation()
  usePageHeader(t('resident.title'), routes.establishments)
  return loading ? <Skeletons shape="columns" /> : <NoAccess />
}

/** Without the home's record its clock is not known, nor what day it is there. */
function Spoilt({ establishment }: { establishment: OwnEstablishment }) {
  const { t } = useTranslation()
  usePageHeader(t('resident.title'), routes.establishment(establishment.id))
  return <Message kind="error">{t('establishments.notShown')}</Message>
}

import { useTranslation } from 'react-i18next'
import { Skeletons } from '../../../components/skeletons.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { NoSuchHome } from '../establishments/no-such-home.tsx'
import { isOpenable, useEstablishment } from '../establishments/use-establishment.ts'
import { ResidentsOf } from './residents-of.tsx'

/** /establishment/{eid}: its residents, who needs help first. */
export default function ResidentsPage() {
  const { t } = useTranslation()
  const { list, loading } = useEstablishments()
  const establishment = useEstablishment()
  usePageHeader(establishment?.name ?? t('shell.residents'), list.length === 1 ? null : routes.establishments)
  if (establishment && isOpenable(establishment, loading))
    return <ResidentsOf key={establishment.id} establishment={establishment} />
  return loading ? <Skeletons shape="cards" /> : <NoSuchHome />
}

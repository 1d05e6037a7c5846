import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { isOpenable, useEstablishment } from '../establishments/use-establishment.ts'
import { TodayOf } from './today-of.tsx'

/** /establishment/{eid}/today: what staff have to do for all residents in this shift, or today where nobody is on shift. */
export default function TodayPage() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  const title = establishment ? `${t('today.title')} · ${establishment.name}` : t('today.title')
  usePageHeader(title, establishment ? routes.establishment(establishment.id) : routes.establishments)
  if (establishment && can(establishment.access, 'read', 'tasks')) {
    const { details } = establishment
    if (details) return <TodayOf key={establishment.id} establishment={establishment} details={details} />
    // Without the home's record its clock is not known, nor its shifts.
    if (isOpenable(establishment, loading))
      return <Message kind="error">{t('establishments.notShown')}</Message>
  }
  return loading ? <Skeletons shape="rows" /> : <NoAccess />
}

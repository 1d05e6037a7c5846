import Box from '@mui/material/Box'
import { residentsReadBy } from '@vigie/domain/people/permissions'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Message } from '../../../components/message.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { isOpenable, useEstablishment } from '../establishments/use-establishment.ts'
import { ChangesOfHome } from '../trends/changes-of-home.tsx'
import { HandoverOfHome } from './handover-of-home.tsx'

/** /establishment/{eid}/handover: what happened in the shift before this one, for staff. */
export default function HandoverPage() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  const title = establishment ? `${t('places.handover')} · ${establishment.name}` : t('places.handover')
  usePageHeader(title, establishment ? routes.today(establishment.id) : routes.establishments)
  if (establishment && residentsReadBy(establishment.access) === 'all') {
    const { details } = establishment
    if (details)
      return (
        <Fragment key={establishment.id}>
          <HandoverOfHome establishment={establishment} details={details} />
          <Box sx={{ maxWidth: 900, mx: 'auto', mt: 3, displayPrint: 'none' }}>
            <ChangesOfHome eid={establishment.id} timeZone={details.timeZone} />
          </Box>
        </Fragment>
      )
    if (isOpenable(establishment, loading))
      return <Message kind="error">{t('establishments.notShown')}</Message>
  }
  return loading ? <Skeletons shape="rows" /> : <NoAccess />
}

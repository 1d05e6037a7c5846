import { useTranslation } from 'react-i18next'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { EstablishmentCards } from './establishment-cards.tsx'

/** /establishment: where the person works, one tap from its residents. */
export default function EstablishmentsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  usePageHeader(t('establishments.title'), null)
  return (
    <EstablishmentCards
      isShown={() => true}
      noneHelp={t('establishments.noneHelp', { email: user.email })}
      isForAdmin={false}
    />
  )
}

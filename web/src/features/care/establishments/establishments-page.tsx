import { useTranslation } from 'react-i18next'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { EstablishmentCards } from './establishment-cards.tsx'
import { useOwnInvitations } from './own-invitations.ts'
import { WaitingInvitation } from './waiting-invitation.tsx'

/** /establishment: where the person works, one tap from its residents. */
export default function EstablishmentsPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  const invitations = useOwnInvitations()?.waiting.length ?? 0
  usePageHeader(t('establishments.title'), null)
  return (
    <EstablishmentCards
      isShown={() => true}
      // Whoever is invited need not ask for it.
      noneHelp={invitations > 0 ? '' : t('homeCards.noneHelp', { email: user.email })}
      noneAct={invitations > 0 && <WaitingInvitation count={invitations} />}
      isForAdmin={false}
    />
  )
}

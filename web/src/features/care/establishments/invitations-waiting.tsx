import { lazy, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { isUnattended } from '../alerts/own-acts.ts'
import { invitationsMark } from './invitations-mark.ts'
import { putOffInvitation, useOwnInvitations } from './own-invitations.ts'

const InvitationDialog = lazy(() =>
  loadWithTexts(['managing', 'invitation'], () => import('./invitation-dialog.tsx')),
)

/**
 * Asks whoever is invited to a home whether they accept, on whatever page they are; one invitation at a time. It covers the
 * page: as long as somebody calls for help it steps aside, and comes back once somebody goes. Until they answer the button of their account is
 * marked.
 */
export default function InvitationsWaiting() {
  const { t } = useTranslation()
  // Where they cannot be read, nobody asks: the home's administrators see that it waits.
  const own = useOwnInvitations()
  const next = own?.toAsk
  const isInvited = own !== null && own.waiting.length > 0
  const alerts = useOpenAlerts()
  useEffect(() => {
    invitationsMark.set(isInvited)
    return () => invitationsMark.set(false)
  }, [isInvited])
  if (next === undefined || alerts.loading || alerts.list.some(isUnattended)) return null
  const close = () => putOffInvitation(next.path)
  const later = () => {
    close()
    tell({ kind: 'info', text: () => t('invited.waitsInMenu') })
  }
  return (
    <LoadBoundary onFailed={close}>
      <InvitationDialog key={next.path} invitation={next} onClose={close} onLater={later} />
    </LoadBoundary>
  )
}

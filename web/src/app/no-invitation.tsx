import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../components/confirm-dialog.tsx'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { isUnattended } from '../features/care/alerts/own-acts.ts'
import { useOwnInvitations } from '../features/care/establishments/own-invitations.ts'
import { tell } from '../lib/notices/notices.ts'
import { isCameInvited } from '../lib/page/came-invited.ts'
import { useSession } from '../lib/session/session-context.ts'
import { useSignOut } from './use-sign-out.tsx'

/**
 * Says to whoever came by the link of an invitation that none waits for the address with which they are signed in: the link names none, and
 * the device may be a colleague's. As long as somebody calls for help it steps aside; where one waits, it says that it will be asked about then.
 */
export default function NoInvitation() {
  const { t } = useTranslation()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const { email } = useSession().user
  const { signOut, question } = useSignOut()
  const waiting = useOwnInvitations()?.waiting
  const alerts = useOpenAlerts()
  const isAsked = isCameInvited(state)
  const isThere = waiting !== undefined && waiting.length > 0
  const isAside = alerts.list.some(isUnattended)
  // Whoever has just answered the one that they came for is not told, nor after a reload, that there is none.
  useEffect(() => {
    if (!isAsked || !isThere || alerts.loading) return
    navigate(pathname, { replace: true, state: null })
    // The question that they came for waits until somebody goes: unsaid, the link would seem to lead nowhere.
    if (isAside) tell({ kind: 'info', text: () => t('invitation.afterAlerts') })
  }, [isAsked, isThere, isAside, alerts.loading, navigate, pathname, t])
  if (!isAsked || waiting === undefined || isThere || alerts.loading || isAside) return question
  const stay = () => navigate(pathname, { replace: true, state: null })
  const leave = async () => {
    stay()
    signOut()
  }
  return (
    <ConfirmDialog
      title={t('invitation.none')}
      button={t('invitation.otherAccount')}
      stay={t('invitation.stay')}
      act={leave}
      onClose={stay}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('invitation.noneFor', { email })}</Typography>
      <Typography>{t('invitation.noneHelp')}</Typography>
    </ConfirmDialog>
  )
}

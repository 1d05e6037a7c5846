import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Message } from '../../../components/message.tsx'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'

export interface Leaving {
  /** How many alerts are in progress, in words; null for none. */
  alerts: string | null
  signOut: () => void
}

/**
 * The way out for whoever finds somebody else's locked screen: never without having read that this device calls nobody from then
 * on, and who calls now (docs/adr/0048-a-shared-screen-locks.md).
 */
export function LeaveLocked({ alerts, signOut }: Leaving) {
  const { t } = useTranslation()
  const isOffline = useWatchedConnection().connection.state === 'offline'
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('leaveLocked.leave')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('leaveLocked.title')}
          button={t('leaveLocked.confirm')}
          stay={t('leaveLocked.stay')}
          isDestructive
          act={async () => {
            setAsking(false)
            signOut()
          }}
          onClose={() => setAsking(false)}
        >
          {alerts !== null && <Message kind="error">{t('leaveLocked.calling', { alerts })}</Message>}
          <Typography>{t('leaveLocked.help')}</Typography>
          {isOffline && <Message kind="error">{t('leaveLocked.offline')}</Message>}
        </ConfirmDialog>
      )}
    </>
  )
}

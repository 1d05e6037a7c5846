import Typography from '@mui/material/Typography'
import { changeEstablishmentCall } from '@vigie/domain/api/establishment-calls'
import type { Establishment } from '@vigie/domain/care/establishment'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../../components/confirm-dialog.tsx'
import { Message } from '../../../../../components/message.tsx'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'
import { UnattendedAlerts } from './unattended-alerts.tsx'

interface Props {
  eid: string
  /** The home as it is by now. */
  establishment: Pick<Establishment, 'name' | 'state'>
  /** What it was asked to become when this opened: what others do meanwhile never turns the question round under a finger. */
  to: Establishment['state']
  onClose: () => void
}

/** Asks whether a home is to be made active, or inactive, says what that does, and does it; or that it is so by now. */
export function ChangeHomeState({ eid, establishment: { name, state }, to, onClose }: Props) {
  const { t } = useTranslation()
  const ends = to === 'inactive'
  const change = async () => {
    await callApi(changeEstablishmentCall, { params: { eid }, body: { state: to } })
    tellDone(ends ? 'homeInactive' : 'homeActive')
    onClose()
  }
  const isSo = state === to
  return (
    <ConfirmDialog
      title={t(ends ? 'manage.makeInactiveOf' : 'manage.makeActiveOf', { name })}
      button={t(ends ? 'manage.makeInactive' : 'manage.makeActive')}
      isDestructive={ends}
      act={isSo ? null : change}
      onClose={onClose}
    >
      <Typography>{t(ends ? 'manage.makeInactiveHelp' : 'manage.makeActiveHelp')}</Typography>
      {ends && !isSo && <UnattendedAlerts eid={eid} />}
      <Message kind="info">{isSo && t(ends ? 'manage.isInactiveByNow' : 'manage.isActiveByNow')}</Message>
    </ConfirmDialog>
  )
}

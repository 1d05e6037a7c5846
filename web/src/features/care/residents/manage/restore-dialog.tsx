import Typography from '@mui/material/Typography'
import { setBeneficiaryStateCall } from '@vigie/domain/api/beneficiary-calls'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { roomAndName } from '../room-and-name.ts'

export interface RestoredOne {
  eid: string
  bid: string
  resident: Pick<Beneficiary, 'name' | 'room'>
}

/** Asks whether a resident who is archived is to be restored, and does it. */
export default function RestoreDialog({
  eid,
  bid,
  resident,
  onClose,
}: RestoredOne & { onClose: () => void }) {
  const { t } = useTranslation()
  const restore = async () => {
    await callApi(setBeneficiaryStateCall, { params: { eid, bid }, body: { state: 'active' } })
    tellDone('restored', { name: roomAndName(resident) })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('archiveDialog.restoreQuestion')}
      button={t('archiving.restore')}
      act={restore}
      onClose={onClose}
    >
      <Typography>{t('archiveDialog.restoreHelp')}</Typography>
    </ConfirmDialog>
  )
}

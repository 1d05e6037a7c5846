import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { deletePhotoCall } from '@vigie/domain/api/photo-calls'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { callApi } from '../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { ResidentPhoto } from '../resident-photo.tsx'
import type { Props as Of } from './set-photo.tsx'

interface Props extends Of {
  onDeleted: () => void
}

/** Asks before a resident's photo goes for good. */
export function DeletePhoto({ eid, bid, resident, onDeleted, onClose }: Props) {
  const { t } = useTranslation()
  const { name } = resident
  const remove = async () => {
    await callApi(deletePhotoCall, { params: { eid, bid } })
    tellDone('photoDeleted', { name })
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={t('photo.delete')}
      button={t('common.delete')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <ResidentPhoto eid={eid} bid={bid} resident={resident} size={96} isNear />
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
      </Stack>
      <Typography>{t('photo.deleteHelp')}</Typography>
    </ConfirmDialog>
  )
}

import Typography from '@mui/material/Typography'
import { deleteNoteCall } from '@vigie/domain/api/note-calls'
import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import { tell } from '../../../lib/notices/notices.ts'

interface Props {
  ids: { eid: string; bid: string; mid: string }
  /** How the note begins. */
  start: string
  onClose: () => void
}

/** Asks before a note goes. */
export default function DeleteNoteQuestion({ ids, start, onClose }: Props) {
  const { t } = useTranslation()
  const remove = async () => {
    await callApi(deleteNoteCall, { params: ids })
    onClose()
    tell({ kind: 'success', text: () => i18next.t('notes.deleted') })
  }
  return (
    <ConfirmDialog
      title={t('notes.delete')}
      button={t('common.delete')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere', fontStyle: 'italic' }}>{start}</Typography>
      <Typography>{t('notes.deleteHelp')}</Typography>
    </ConfirmDialog>
  )
}

import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { tellDone } from '../../../lib/notices/tell-done.ts'
import { deleteDocument } from './document-api.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'

interface Props {
  of: DocumentsOf
  document: KnownDocument
  onClose: () => void
}

/** Asks before a document goes for good. */
export function DeleteDocument({ of: { eid, bid }, document: { id, title, state }, onClose }: Props) {
  const { t } = useTranslation()
  const remove = async () => {
    await deleteDocument({ eid, bid, fid: id })
    tellDone('documentDeleted', { name: title })
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('documents.delete')}
      button={t('common.delete')}
      isDestructive
      act={remove}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere', fontStyle: 'italic' }}>{title}</Typography>
      <Typography>
        {t(state === 'refused' ? 'documents.deleteRefusedHelp' : 'documents.deleteHelp')}
      </Typography>
    </ConfirmDialog>
  )
}

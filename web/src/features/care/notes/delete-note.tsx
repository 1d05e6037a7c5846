import { mdiDeleteOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { deleteNoteCall } from '@vigie/domain/api/note-calls'
import type { Note } from '@vigie/domain/care/note'
import i18next from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { Icon } from '../../../components/icon.tsx'
import { callApi } from '../../../lib/api/api-client.ts'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { startOf } from './start-of.ts'

interface Props {
  eid: string
  bid: string
  note: WithId<Note>
}

/** By which the author of a note deletes it, once they have said that they mean it. */
export function DeleteNote({ eid, bid, note }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const remove = async () => {
    await callApi(deleteNoteCall, { params: { eid, bid, mid: note.id } })
    setOpen(false)
    tell({ kind: 'success', text: () => i18next.t('notes.deleted') })
  }
  return (
    <>
      <IconButton
        aria-label={t('notes.deleteOf', { start: startOf(note.text) })}
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiDeleteOutline} />
      </IconButton>
      {isOpen && (
        <ConfirmDialog
          title={t('notes.delete')}
          button={t('common.delete')}
          isDestructive
          act={remove}
          onClose={() => setOpen(false)}
        >
          <Typography sx={{ overflowWrap: 'anywhere', fontStyle: 'italic' }}>{startOf(note.text)}</Typography>
          <Typography>{t('notes.deleteHelp')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}

import { mdiDeleteOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { Note } from '@vigie/domain/care/note'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { startOf } from './start-of.ts'

const DeleteNoteQuestion = lazy(() => import('./delete-note-question.tsx'))

interface Props {
  eid: string
  bid: string
  note: WithId<Note>
}

/** By which the author of a note deletes it, once they have said that they mean it. */
export function DeleteNote({ eid, bid, note }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const start = startOf(note.text)
  return (
    <>
      <IconButton aria-label={t('notes.deleteOf', { start })} onClick={() => setOpen(true)}>
        <Icon path={mdiDeleteOutline} />
      </IconButton>
      {isOpen && (
        <LoadBoundary onFailed={close}>
          <DeleteNoteQuestion ids={{ eid, bid, mid: note.id }} start={start} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}

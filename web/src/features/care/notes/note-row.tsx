import { mdiPencilOutline } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { Note } from '@vigie/domain/care/note'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { DeleteNote } from './delete-note.tsx'
import { NoteDraft } from './note-draft.tsx'
import { NoteItem } from './note-item.tsx'
import { mayChange, type NotesOf } from './notes-of.ts'
import { settleArrived } from './settle-arrived.ts'
import { startOf } from './start-of.ts'
import { begun, keepDraft, useUnsent } from './unsent.ts'
import { WaitingNote } from './waiting-note.tsx'

interface Props {
  of: NotesOf
  note: WithId<Note>
  /** It is the one that somebody came for. */
  isWhole?: boolean
}

/** A note, or what its author makes of it, with what they may do about it. */
export function NoteRow({ of, note, isWhole = false }: Props) {
  const { t } = useTranslation()
  const { eid, bid, timeZone } = of
  const [isOpenedNow, setOpened] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const goesBack = useRef(false)
  useEffect(() => {
    // A change that is saved is on its way first, and has no pencil.
    if (!goesBack.current || !pencil.current) return
    goesBack.current = false
    if (document.activeElement === document.body) pencil.current.focus()
  })
  const unsent = useUnsent().find(({ mid }) => mid === note.id)
  const isSame = unsent?.text === note.text && unsent.visibility === note.visibility
  // A change may say what the note said before another one, of which nobody knows whether it arrived.
  const lost = unsent?.state === 'waiting' && unsent.isLate && unsent.updatedAt === undefined && isSame
  useEffect(() => {
    if (lost && unsent) settleArrived(unsent)
  }, [lost, unsent])
  if (unsent?.state === 'draft') {
    const close = () => {
      setOpened(false)
      goesBack.current = true
    }
    return <NoteDraft of={of} draft={unsent} isOpenedNow={isOpenedNow} onClose={close} />
  }
  // One that is on its way and already here has arrived.
  if (unsent && !isSame) {
    return <WaitingNote unsent={unsent} timeZone={timeZone} />
  }
  const begin = () => {
    const { text, visibility, updatedAt } = note
    keepDraft(begun(of, { mid: note.id, text, visibility, updatedAt }))
    setOpened(true)
  }
  const acts = mayChange(of, note) && (
    <>
      <IconButton
        ref={pencil}
        aria-label={t('notes.changeOf', { start: startOf(note.text) })}
        onClick={begin}
      >
        <Icon path={mdiPencilOutline} />
      </IconButton>
      <DeleteNote eid={eid} bid={bid} note={note} />
    </>
  )
  return <NoteItem note={note} timeZone={timeZone} isWhole={isWhole} acts={acts} />
}

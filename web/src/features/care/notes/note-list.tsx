import Box from '@mui/material/Box'
import type { Note } from '@vigie/domain/care/note'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { useHeldRows } from '../events/held-rows.ts'
import { NewRowsButton } from '../events/new-rows-button.tsx'
import { NoteRow } from './note-row.tsx'
import type { NotesOf } from './notes-of.ts'

const idOf = ({ id }: WithId<Note>) => id

interface Props {
  of: NotesOf
  /** The latest first. */
  notes: readonly WithId<Note>[]
  /** Names the list: another one begins anew. */
  listName: string
  /** Takes the focus of whoever has deleted the last one by keyboard. */
  heading: RefObject<HTMLElement | null>
}

/** Notes below one another; what others write while one reads further down waits to be asked for. */
export function NoteList({ of, notes, listName, heading }: Props) {
  const { t } = useTranslation()
  const { top, shown, waiting, release } = useHeldRows(notes, idOf, listName)
  const list = useRef<HTMLOListElement>(null)
  useFocusOnward(list, heading)
  return (
    <>
      <div ref={top} />
      {waiting > 0 && <NewRowsButton words={t('notes.waiting', { count: waiting })} onShow={release} />}
      <Box ref={list} component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((note) => (
          <Box
            key={note.id}
            component="li"
            sx={{ py: 1, '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' } }}
          >
            <NoteRow of={of} note={note} />
          </Box>
        ))}
      </Box>
    </>
  )
}

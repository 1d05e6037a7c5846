import { mdiPencilOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { type RefObject, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { beginNote } from './begin-note.ts'
import { NoteDraft } from './note-draft.tsx'
import { mayWrite, type NotesOf } from './notes-of.ts'
import { isWaiting, useUnsent } from './unsent.ts'
import { WaitingNote } from './waiting-note.tsx'

interface Props {
  of: NotesOf
  /** The ids of the notes that are shown: their changes stand with them. */
  shown: ReadonlySet<string>
  /** Takes the focus where no other note can be begun once one is thrown away. */
  heading: RefObject<HTMLElement | null>
}

/** What the person has not sent about a resident, and the way to write another note. */
export function ComposeNotes({ of, shown, heading }: Props) {
  const { t } = useTranslation()
  const { eid, bid, timeZone } = of
  const [opened, open] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const unsent = useUnsent().filter((one) => one.eid === eid && one.bid === bid && !shown.has(one.mid))
  const drafts = unsent.filter(({ state }) => state === 'draft')
  const begin = () => {
    open(beginNote(of).mid)
  }
  const close = () => {
    open(null)
    // Once it is there again.
    requestAnimationFrame(() => (button.current ?? heading.current)?.focus())
  }
  return (
    <>
      {drafts.map((draft) => (
        <NoteDraft key={draft.mid} of={of} draft={draft} isOpenedNow={draft.mid === opened} onClose={close} />
      ))}
      {drafts.length === 0 && mayWrite(of, 'public') && (
        <Button
          ref={button}
          variant="contained"
          startIcon={<Icon path={mdiPencilOutline} />}
          onClick={begin}
          sx={{ width: { xs: '100%', sm: 'auto' }, mb: 1 }}
        >
          {t('notes.write')}
        </Button>
      )}
      {unsent
        .filter(isWaiting)
        .toReversed()
        .map((one) => (
          <WaitingNote key={one.mid} unsent={one} timeZone={timeZone} />
        ))}
    </>
  )
}

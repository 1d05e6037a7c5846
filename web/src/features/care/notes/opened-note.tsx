import { mdiClose, mdiNoteRemoveOutline } from '@mdi/js'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { mayRead } from '@vigie/domain/care/note-acts'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { Icon } from '../../../components/icon.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { CopyLink } from '../records/copy-link.tsx'
import { noteSource } from '../records/note-sources.ts'
import { NoteRow } from './note-row.tsx'
import type { NotesOf } from './notes-of.ts'

interface Props {
  of: NotesOf
  mid: string
  /** Where one goes to have it closed; null where it is all that there is. */
  closesTo: string | null
}

/** The one note that somebody came for, live. Of one that is not for them they learn as much as of none. */
export default function OpenedNote({ of, mid, closesTo }: Props) {
  const { t } = useTranslation()
  const { eid, bid } = of
  const live = useLive(useMemo(() => noteSource(eid, bid, mid), [eid, bid, mid]))
  const card = useRef<HTMLDivElement>(null)
  useFocusOnward(card, card)
  const isKnown = live.status !== 'loading'
  useEffect(() => {
    if (isKnown && closesTo !== null) card.current?.scrollIntoView({ block: 'center' })
  }, [isKnown, closesTo])
  const found = live.status === 'ready' ? live.value : null
  // A right may go while the note is open, before the server ends the listener.
  const note = found && mayRead({ access: of.access, beneficiaryId: bid }, found) ? found : null
  return (
    <Card
      ref={card}
      tabIndex={-1}
      sx={{
        p: { xs: 1.5, sm: 2 },
        mb: 2,
        overflow: 'visible',
        outline: 'none',
        borderColor: 'primary.dark',
        borderWidth: 2,
      }}
    >
      {closesTo !== null && (
        <IconButton
          component={Link}
          to={closesTo}
          aria-label={t('notes.close')}
          sx={{ float: 'right', mt: -0.5, mr: -0.5 }}
        >
          <Icon path={mdiClose} />
        </IconButton>
      )}
      {live.status === 'loading' && (
        <>
          <SlowNotice text={t('careRecord.notesSlow')} />
          <Skeletons shape="rows" />
        </>
      )}
      {isKnown && note === null && (
        <EmptyState
          icon={mdiNoteRemoveOutline}
          title={t('notes.outOfReach')}
          help={t('notes.outOfReachHelp')}
        />
      )}
      {note && <NoteRow of={of} note={note} isWhole />}
      {note && <CopyLink to={routes.notePage(eid, bid, mid)} />}
    </Card>
  )
}

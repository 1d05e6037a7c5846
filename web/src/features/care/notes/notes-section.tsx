import { mdiNoteTextOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListHeading } from '../../../components/list-heading.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { code } from '../../../lib/page/code.ts'
import { later } from '../../../lib/page/later.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { ComposeNotes } from './compose-notes.tsx'
import { NoteList } from './note-list.tsx'
import { noneHelpOf } from './notes-of.ts'
import { isWaiting, useUnsent } from './unsent.ts'
import { type LatestNotes, useNotes } from './use-notes.ts'
import { useNotesOfShown } from './use-notes-of-shown.ts'

/** Who looks at the notes mostly opens none of them. */
const OpenedNote = later(
  code(() => import('./opened-note.tsx')),
  <Skeletons shape="rows" />,
)

/** The notes that stand there by themselves. */
const shownIn = (live: LatestNotes['live'], mid: string | undefined): ReadonlySet<string> =>
  new Set([
    ...(live.status === 'ready' ? live.value.items.map(({ id }) => id) : []),
    ...(mid === undefined ? [] : [mid]),
  ])

/** The latest ones stand among the rest of the details; all of them have a page of their own. */
const latest = 8

/** What was written about the open resident: the note that was asked for, if any, and the latest ones. */
export function NotesSection() {
  const { t } = useTranslation()
  const { mid } = useParams()
  const of = useNotesOfShown()
  const { live, hasMore } = useNotes(of.eid, of.bid, of.access, latest)
  const names = useUnreadableNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useMemo(() => shownIn(live, mid), [live, mid])
  // One that waits for the network is no reason to ask for the first one.
  const hasWaiting = useUnsent().some((one) => isWaiting(one) && one.eid === of.eid && one.bid === of.bid)
  return (
    <Box component="section" aria-labelledby="notes-title">
      <ListHeading ref={heading} id="notes-title" sx={{ mb: 1.5 }}>
        {t('notes.title')}
      </ListHeading>
      {mid !== undefined && <OpenedNote of={of} mid={mid} closesTo={routes.details(of.eid, of.bid)} />}
      {/* MUI hides what overflows a card: what is to stick to the screen would stick to the card. */}
      <Card sx={{ p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}>
        <ComposeNotes of={of} shown={shown} heading={heading} />
        {live.status === 'failed' && <NoAccess />}
        {live.status === 'loading' && (
          <>
            <SlowNotice text={t('careRecord.notesSlow')} />
            <Skeletons shape="rows" />
          </>
        )}
        {live.status === 'ready' && (
          <>
            <Unreadable names={names(live.value.unreadable)} />
            {live.value.items.length === 0 && live.value.unreadable.length === 0 && !hasWaiting && (
              <EmptyState icon={mdiNoteTextOutline} title={t('notes.none')} help={t(noneHelpOf(of))} />
            )}
            <NoteList of={of} notes={live.value.items} listName="latest" heading={heading} />
            {hasMore && (
              <Button component={Link} to={routes.notes(of.eid, of.bid)} fullWidth>
                {t('notes.all')}
              </Button>
            )}
          </>
        )}
      </Card>
    </Box>
  )
}

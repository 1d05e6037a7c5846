import { mdiNoteSearchOutline, mdiNoteTextOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { ListHeading } from '../../../components/list-heading.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { SearchField } from '../../../components/search-field.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { hasWords } from '../../../lib/text/has-words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { NoteList } from './note-list.tsx'
import { ReadOn } from './read-on.tsx'
import { useAllNotes } from './use-all-notes.ts'
import { useDrawn } from './use-drawn.ts'
import { useNotesOfShown } from './use-notes-of-shown.ts'

/** /establishment/{eid}/beneficiary/{bid}/details/messages: everything that was written about a resident, and a search in it. */
export default function AllNotesTab() {
  const { t } = useTranslation()
  const of = useNotesOfShown()
  const [typed, type] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const { live, hasMore, readOn } = useAllNotes(of, wanted !== '')
  const names = useUnreadableNames()
  const heading = useRef<HTMLHeadingElement>(null)
  const all = live.status === 'ready' ? live.value.items : []
  const found =
    wanted === '' ? all : all.filter((one) => hasWords(wanted, `${one.text} ${authorName(one, t)}`))
  const isSearching = wanted !== '' && hasMore
  useEffect(() => {
    if (isSearching) readOn()
  }, [isSearching, readOn])
  const { drawn, drawMore } = useDrawn(wanted)
  const isCut = found.length > drawn
  return (
    <Box component="section" aria-labelledby="notes-title" sx={{ maxWidth: 900 }}>
      <ListHeading ref={heading} id="notes-title" sx={{ mb: 1.5 }}>
        {t('notes.all')}
      </ListHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <SearchField
          label={t('searchedNotes.search')}
          hint={t('searchedNotes.searchHint')}
          value={typed}
          onChange={type}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {isSearching && t('searchedNotes.searching')}
          {wanted !== '' && !hasMore && t('searchedNotes.found', { count: found.length })}
        </Typography>
      </Box>
      <Card sx={{ p: { xs: 1.5, sm: 2 }, overflow: 'visible' }}>
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
            {all.length === 0 && live.value.unreadable.length === 0 && (
              <EmptyState
                icon={mdiNoteTextOutline}
                title={t('notes.none')}
                help={t(of.resident?.state === 'archived' ? 'notes.noneArchivedHelp' : 'notes.noneHelp')}
              />
            )}
            {all.length > 0 && found.length === 0 && !hasMore && (
              <EmptyState
                icon={mdiNoteSearchOutline}
                title={t('searchedNotes.noneFound', { typed: wanted })}
                help={t('searchedNotes.noneFoundHelp')}
              />
            )}
            <NoteList of={of} notes={found.slice(0, drawn)} listName={wanted} heading={heading} />
            {isCut && <ReadOn key={drawn} onReach={drawMore} />}
            {!isCut && hasMore && <ReadOn onReach={readOn} />}
            {!isCut && !hasMore && wanted === '' && found.length > 0 && (
              <Typography variant="body2" sx={{ pt: 2, color: 'text.secondary', textAlign: 'center' }}>
                {t('searchedNotes.end')}
              </Typography>
            )}
          </>
        )}
      </Card>
    </Box>
  )
}

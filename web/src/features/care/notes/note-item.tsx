import Box from '@mui/material/Box'
import type { Note } from '@vigie/domain/care/note'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Age } from '../../../components/age.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { authorName } from '../alerts/actor-name.ts'
import { NoteText } from './note-text.tsx'
import { PrivateMark } from './private-mark.tsx'

interface Props {
  note: WithId<Note>
  timeZone: string
  /** It is the one that somebody came for: none of it is folded. */
  isWhole?: boolean
  /** What its author may do with it. */
  acts: ReactNode
}

/** One note: who wrote it and when, for whom, and what it says. */
export function NoteItem({ note, timeZone, isWhole = false, acts }: Props) {
  const { t } = useTranslation()
  const { text, visibility, at, writtenAt, updatedAt } = note
  const author = authorName(note, t)
  return (
    <Box component="article" data-note={note.id} aria-label={`${t('notes.one')}, ${author}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Box
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
        >
          <Box component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {author}
          </Box>
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            <Age at={writtenAt ?? at} timeZone={timeZone} />
            {writtenAt !== null && (
              <>
                {` · ${t('notes.received')} `}
                <Age at={at} timeZone={timeZone} />
              </>
            )}
            {updatedAt !== null && (
              <>
                {` · ${t('notes.edited')} `}
                <Age at={updatedAt} timeZone={timeZone} />
              </>
            )}
          </Box>
          {visibility === 'private' && <PrivateMark />}
        </Box>
        {acts}
      </Box>
      <NoteText text={text} isWhole={isWhole} />
    </Box>
  )
}

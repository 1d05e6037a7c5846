import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import { noteTimes } from '../handover/told-words.ts'
import { PrivateMark } from '../notes/private-mark.tsx'
import type { Telling } from '../tasks/plan-words.ts'
import { listLook } from './list-look.ts'

interface Props extends Pick<ResidentReport, 'notes'> {
  telling: Telling
}

/** The notes of a period that the reader may read, whole. */
export function ReportedNotes({ notes, telling }: Props) {
  const { t } = useTranslation()
  return (
    <TitledCard title={t('report.notes')}>
      {notes.length === 0 && <Typography>{t('report.noNotes')}</Typography>}
      {notes.length > 0 && (
        <Box component="ul" sx={{ ...listLook, gap: 2 }}>
          {notes.map((note) => (
            <li key={note.id} data-reported-note={note.id}>
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                {noteTimes(note, telling)}
                {note.visibility === 'private' && <PrivateMark />}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{note.text}</Typography>
            </li>
          ))}
        </Box>
      )}
    </TitledCard>
  )
}

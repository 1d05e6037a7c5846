import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import { dayAndTime } from '../../../lib/time/words.ts'
import { PrivateMark } from '../notes/private-mark.tsx'
import type { Telling } from '../tasks/plan-words.ts'
import { listLook } from './list-look.ts'

interface Props extends Pick<ResidentReport, 'notes'> {
  telling: Telling
}

/** The notes of a period that the reader may read, whole. */
export function ReportedNotes({ notes, telling: { now, locale, timeZone } }: Props) {
  const { t } = useTranslation()
  const when = (at: number) => dayAndTime(at, now, timeZone, locale)
  return (
    <TitledCard title={t('report.notes')}>
      {notes.length === 0 && <Typography>{t('report.noNotes')}</Typography>}
      {notes.length > 0 && (
        <Box component="ul" sx={{ ...listLook, gap: 2 }}>
          {notes.map(({ id, text, visibility, byName, at, writtenAt, updatedAt }) => (
            <li key={id} data-reported-note={id}>
              <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
                {[
                  t('handover.said', { name: byName, time: when(writtenAt ?? at) }),
                  writtenAt !== null && `${t('notes.received')} ${when(at)}`,
                  updatedAt !== null && `${t('notes.edited')} ${when(updatedAt)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {visibility === 'private' && <PrivateMark />}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line' }}>{text}</Typography>
            </li>
          ))}
        </Box>
      )}
    </TitledCard>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ResidentReport } from '@vigie/domain/care/resident-report'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import { dayAndTime } from '../../../lib/time/words.ts'
import { missedWords } from '../handover/told-words.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { listLook } from './list-look.ts'

interface Props extends Pick<ResidentReport, 'done' | 'missed'> {
  telling: Telling
}

/** What was done for a resident in a period, and what was not. */
export function ReportedTasks({ done, missed, telling }: Props) {
  const { t } = useTranslation()
  const { now, locale, timeZone } = telling
  return (
    <TitledCard title={t('report.tasks')}>
      {done.length + missed.length === 0 && <Typography>{t('report.noTasks')}</Typography>}
      {missed.length > 0 && (
        <div>
          <Typography component="h3" variant="h3">
            {t('report.missed')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {t('report.missedHelp')}
          </Typography>
          <Box component="ul" sx={listLook}>
            {missed.map((task) => (
              <li key={`${task.tid} ${task.left?.at ?? ''}`}>{missedWords(task, telling)}</li>
            ))}
          </Box>
        </div>
      )}
      {done.length > 0 && (
        <div>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {t('report.done')}
          </Typography>
          <Box component="ul" sx={listLook}>
            {done.map(({ tid, title, count, at, byName }) => (
              <li key={tid}>
                {t('report.doneOften', {
                  ...{ task: title, count, name: byName },
                  time: dayAndTime(at, now, timeZone, locale),
                })}
              </li>
            ))}
          </Box>
        </div>
      )}
    </TitledCard>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Task } from '@vigie/domain/care/task'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import { Message } from '../../../../components/message.tsx'
import { dayAndTime } from '../../../../lib/time/words.ts'
import type { Telling } from '../plan-words.ts'
import { nextStart, startOf, type TaskForm } from './task-form.ts'

interface Props {
  form: TaskForm
  onChange: (change: Pick<TaskForm, 'date' | 'time'>) => void
  before: Task | null
  telling: Telling
}

/** Says that the start that is typed is past, and what comes of it; the next time of that hour is one tap away. */
export function PastStart({ form, onChange, before, telling }: Props) {
  const { t, now, timeZone, locale } = telling
  const startAt = startOf(form, before, timeZone)
  const isPast = startAt < now && startAt !== before?.startAt
  const next = isPast ? nextStart(form, now, timeZone) : null
  return (
    <Message kind="info">
      {next !== null && (
        <Box component="span" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {t('taskForm.form.past')}
          <Button
            variant="outlined"
            onClick={() =>
              onChange({ date: localDate(next, timeZone), time: localTimeOfDay(next, timeZone) })
            }
          >
            {t('taskForm.form.startAt', { when: dayAndTime(next, now, timeZone, locale) })}
          </Button>
        </Box>
      )}
    </Message>
  )
}

import { mdiCheck, mdiClockStart, mdiClose } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Task } from '@vigie/domain/care/task'
import { whyNotUndone } from '@vigie/domain/care/task-done-life'
import { tickedLateMs } from '@vigie/domain/care/task-life'
import type { Access } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { dayAndTime, sinceDayAndTime } from '../../../lib/time/words.ts'
import { doneWords } from './done-words.ts'
import { type PastOccurrence, pastOccurrences, wereOtherWords } from './occurrence-list.ts'
import type { Telling } from './plan-words.ts'
import type { TaskActs } from './use-task-acts.ts'

const icons = { done: mdiCheck, due: mdiClockStart, missed: mdiClose } as const

interface Corrector {
  readonly acts: TaskActs
  readonly access: Access
}

interface Props {
  /** How deep its title stands on the page. */
  title: 'h3' | 'h4'
  task: WithId<Task>
  telling: Telling
  isArchived: boolean
  /** By which and as whom a mistake is put right, for who may; else null. */
  by: Corrector | null
}

/** The latest times at which a task was to be done, each with who did it, or that nobody did; a wrong one can be put right. */
export default function TaskHistory({ title, task, telling, isArchived, by }: Props) {
  const { t, now, timeZone, locale } = telling
  const { uid } = useSession().user
  const occurrences = pastOccurrences(task, { now, timeZone, isArchived })
  const when = ({ dueAt }: PastOccurrence) => dayAndTime(dueAt, now, timeZone, locale)
  const words = ({ dueAt, done, state }: PastOccurrence) => {
    if (done) return doneWords(done, uid, telling, dueAt)
    return state === 'due' ? t('tasks.toBeDone') : t('tasks.missed')
  }
  return (
    <div>
      <Typography component={title} variant="h3">
        {t('taskHistory.latest')}
      </Typography>
      {occurrences.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('taskHistory.noneDueYet')}</Typography>
      )}
      {task.rewordedAt !== undefined && wereOtherWords(task, occurrences) && (
        <Typography variant="body2">
          {t('taskHistory.reworded', { when: sinceDayAndTime(task.rewordedAt, now, timeZone, locale) })}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {occurrences.map((one) => (
          <Box
            component="li"
            key={one.dueAt}
            data-occurrence={one.state}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, py: 0.5 }}
          >
            <Icon path={icons[one.state]} fontSize="small" />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{when(one)}</strong> {words(one)}
            </Box>
            {by && isCorrectable(one, by.access, now) && (
              <Correction occurrence={one} when={when(one)} task={task} acts={by.acts} />
            )}
          </Box>
        ))}
      </Box>
    </div>
  )
}

const isCorrectable = ({ done, dueAt }: PastOccurrence, access: Access, now: number): boolean =>
  done === null ? now - dueAt < tickedLateMs : whyNotUndone(access, done, now) === null

interface CorrectionProps {
  task: WithId<Task>
  occurrence: PastOccurrence
  when: string
  acts: TaskActs
}

/** What was ticked by mistake is undone; what was done and not ticked is done. They are two buttons: a second tap on one presses not the other. */
function Correction({ task, occurrence: { dueAt, state, done }, when, acts }: CorrectionProps) {
  const { t } = useTranslation()
  const isSaving = acts.isSaving(done ? 'undo' : 'do', task, dueAt)
  if (done) {
    return (
      <Button
        key="undo"
        data-steady
        aria-label={t('taskHistory.undoOf', { when })}
        aria-disabled={isSaving}
        onClick={() => acts.undo(task, done)}
      >
        {t('common.undo')}
      </Button>
    )
  }
  if (state !== 'missed' || !task.activated) return null
  return (
    <Button
      key="late"
      data-steady
      aria-label={t('taskHistory.doneLateOf', { when })}
      aria-disabled={isSaving}
      onClick={() => acts.doIt(task, dueAt)}
    >
      {t('taskHistory.doneLate')}
    </Button>
  )
}

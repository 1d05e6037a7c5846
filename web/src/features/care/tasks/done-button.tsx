import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Task, taskName } from '@vigie/domain/care/task'
import type { TaskState } from '@vigie/domain/care/task-state'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import type { TaskActs } from './use-task-acts.ts'

interface Props {
  task: WithId<Task>
  state: TaskState
  acts: TaskActs
  /** What its task is called where tasks of several residents stand on one page; its own name unless said otherwise. */
  called?: string
}

const hasDoneButton = (state: TaskState): state is Extract<TaskState, { dueAt: number }> =>
  'dueAt' in state && state.state !== 'later'

/** By which what is due, or soon will be, is done with one tap; nothing where there is nothing to do yet. */
export function DoneButton({ task, state, acts, called = taskName(task) }: Props) {
  const { t } = useTranslation()
  if (!hasDoneButton(state)) return null
  const { dueAt } = state
  const isSaving = acts.isSaving('do', task, dueAt)
  return (
    <Button
      // Another one for each occurrence: a second tap on one does not do the next.
      key={dueAt}
      data-steady
      variant={state.state === 'soon' ? 'outlined' : 'contained'}
      startIcon={<Icon path={mdiCheck} />}
      aria-label={t('tasks.doneOf', { task: called })}
      aria-disabled={isSaving}
      onClick={() => acts.doIt(task, dueAt)}
      sx={{ flex: 'none' }}
    >
      <Words isSaving={isSaving} />
    </Button>
  )
}

/** The place of the button in a row that is there for a moment more, and of which there is nothing to do. */
export const RoomOfDoneButton = ({ state }: Pick<Props, 'state'>) =>
  hasDoneButton(state) && (
    <Button
      component="span"
      variant="contained"
      startIcon={<Icon path={mdiCheck} />}
      sx={{ flex: 'none', visibility: 'hidden' }}
    >
      <Words isSaving={false} />
    </Button>
  )

/** Both take their room all the time: neither it nor the next one moves under the finger while it is being saved. */
function Words({ isSaving }: { isSaving: boolean }) {
  const { t } = useTranslation()
  return (
    <Box component="span" sx={{ display: 'inline-grid' }}>
      {(['tasks.done', 'tasks.saving'] as const).map((words) => (
        <Box
          component="span"
          key={words}
          sx={{
            gridArea: '1 / 1',
            visibility: (words === 'tasks.saving') === isSaving ? 'inherit' : 'hidden',
          }}
        >
          {t(words)}
        </Box>
      ))}
    </Box>
  )
}

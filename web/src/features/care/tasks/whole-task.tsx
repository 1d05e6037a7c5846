import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Task, taskName } from '@vigie/domain/care/task'
import { taskStateAt } from '@vigie/domain/care/task-state'
import { useRef } from 'react'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { later } from '../../../lib/page/later.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useSteadyPresses } from '../alerts/use-steady-presses.ts'
import { CopyLink } from '../records/copy-link.tsx'
import { DoneButton } from './done-button.tsx'
import { loadHistory, loadManagement } from './load-parts.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskStateMark } from './task-state-mark.tsx'
import type { TasksOf } from './tasks-of.ts'
import { useTaskActs } from './use-task-acts.ts'

const TaskHistory = later(loadHistory, null)
const TaskManagement = later(loadManagement, null)

interface Props {
  of: TasksOf
  task: WithId<Task>
  /** It is all that there is on the page, and stands under the page's title. */
  isAlone: boolean
}

/** All of a task: what it says, how it stands, what was done of it lately, and what may be done about it. */
export function WholeTask({ of: { telling, who, isArchived, mayWrite, access }, task, isAlone }: Props) {
  const acts = useTaskActs(telling.timeZone, who)
  const box = useRef<HTMLDivElement>(null)
  useSteadyPresses(box)
  const state = taskStateAt(task, telling.now, telling.timeZone, isArchived)
  return (
    <Box
      ref={box}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}
    >
      <Typography component={isAlone ? 'h2' : 'h3'} variant="h2">
        {taskName(task)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {/* Read out where it changes: by a press below, or because the time has come. */}
        <div role="status">
          <TaskStateMark state={state} isCompleted={task.completed} telling={telling} />
        </div>
        {mayWrite && <DoneButton task={task} state={state} acts={acts} />}
      </Box>
      {/* One that is not asked for does not come next either; how it stands says whether it will again. */}
      <TaskFacts task={task} telling={telling} hasNext={'dueAt' in state && state.state !== 'later'} />
      <LoadBoundary onFailed={() => {}}>
        <TaskHistory
          title={isAlone ? 'h3' : 'h4'}
          task={task}
          telling={telling}
          isArchived={isArchived}
          by={mayWrite ? { acts, access } : null}
        />
      </LoadBoundary>
      <div>
        <CopyLink to={routes.taskPage(task.establishmentId, task.beneficiaryId, task.id)} />
      </div>
      {(mayWrite || isArchived) && (
        <LoadBoundary onFailed={() => {}}>
          <TaskManagement task={task} timeZone={telling.timeZone} isArchived={isArchived} />
        </LoadBoundary>
      )}
    </Box>
  )
}

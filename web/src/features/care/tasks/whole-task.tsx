import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Task, taskName } from '@vigie/domain/care/task'
import { taskStateAt } from '@vigie/domain/care/task-state'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { DoneButton } from './done-button.tsx'
import { TaskManagement } from './manage/task-management.tsx'
import type { Telling } from './plan-words.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskHistory } from './task-history.tsx'
import { TaskStateMark } from './task-state-mark.tsx'
import { useTaskActs } from './use-task-acts.ts'

interface Props {
  task: WithId<Task>
  telling: Telling
  mayWrite: boolean
}

/** All of a task: what it says, how it stands, what was done of it lately, and what may be done about it. */
export function WholeTask({ task, telling, mayWrite }: Props) {
  const acts = useTaskActs(telling.timeZone)
  const state = taskStateAt(task, telling.now, telling.timeZone)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography component="h3" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {taskName(task)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <TaskStateMark state={state} isCompleted={task.completed} telling={telling} />
        {mayWrite && <DoneButton task={task} state={state} acts={acts} />}
      </Box>
      <TaskFacts task={task} telling={telling} />
      <TaskHistory task={task} telling={telling} acts={mayWrite ? acts : null} />
      {mayWrite && <TaskManagement task={task} timeZone={telling.timeZone} />}
    </Box>
  )
}

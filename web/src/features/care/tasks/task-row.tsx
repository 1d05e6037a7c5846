import { mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type TaskDone, taskName } from '@vigie/domain/care/task'
import { type ReactNode, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { dotted } from '../../../components/dotted.ts'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useSteadyPresses } from '../alerts/use-steady-presses.ts'
import { doneWords, justDoneWords, relativeWords } from './done-words.ts'
import { completionWords, planWords, type Telling } from './plan-words.ts'
import type { StandingTask } from './standing-tasks.ts'
import { TaskStateMark } from './task-state-mark.tsx'

interface Props extends StandingTask {
  telling: Telling
  /** By which it is done, for who may. */
  button?: ReactNode
  /** It is here for a moment more, and there is nothing to do of it. */
  isOver?: boolean
  /** That it was done since, which `task` does not say. */
  wasDone?: TaskDone | null
}

/** A task as a line: what, how it stands, when it comes, whether a relative says so, and by whom it was done last. Its name opens it. */
export function TaskRow({ task, state, telling, button, isOver = false, wasDone = null }: Props) {
  const { uid } = useSession().user
  const row = useRef<HTMLLIElement>(null)
  useSteadyPresses(row)
  const [latest] = task.recent
  const done = { ...task, nbDone: task.nbDone + Number(wasDone !== null) }
  const relative = relativeWords(task, telling)
  const facts = [planWords(task, telling), completionWords(done, telling.t)]
  return (
    <Box
      component="li"
      ref={row}
      data-task={task.id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        py: 1.5,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
        <Link
          component={RouterLink}
          to={routes.task(task.establishmentId, task.beneficiaryId, task.id)}
          sx={{ fontWeight: 700, minHeight: 44, display: 'flex', alignItems: 'center' }}
        >
          {taskName(task)}
        </Link>
        {/* As high as it was: what stands below does not move. */}
        <Box sx={{ display: 'grid', '& > *': { gridArea: '1 / 1' } }}>
          {isOver && (
            <Typography variant="body2">
              {wasDone ? justDoneWords(wasDone, uid, telling) : telling.t('tasks.dueNoMore')}
            </Typography>
          )}
          <Box sx={{ display: 'grid', visibility: isOver ? 'hidden' : 'visible' }}>
            <TaskStateMark state={state} isCompleted={task.completed} telling={telling} />
          </Box>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...dotted }}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Typography>
        {/* Before it is done: a dose that a relative wrote is not the nurse’s. */}
        {relative !== null && <Typography variant="body2">{relative}</Typography>}
        {latest && (
          <Typography
            variant="body2"
            sx={{
              display: 'flex',
              gap: 0.5,
              color: 'text.secondary',
              // What was done of it before would be read as what has just been.
              visibility: isOver ? 'hidden' : 'visible',
            }}
          >
            <Icon path={mdiCheck} fontSize="small" />
            {doneWords(latest, uid, telling)}
          </Typography>
        )}
      </Box>
      {button}
    </Box>
  )
}

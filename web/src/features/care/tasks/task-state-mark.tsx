import {
  mdiArchiveOutline,
  mdiCalendarClockOutline,
  mdiCheckAll,
  mdiClockAlert,
  mdiClockOutline,
  mdiClockStart,
  mdiFlagCheckered,
  mdiPauseCircleOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import type { TaskState } from '@vigie/domain/care/task-state'
import { Icon } from '../../../components/icon.tsx'
import { dayAndTime, sinceDayAndTime } from '../../../lib/time/words.ts'
import type { Telling } from './plan-words.ts'

const looks = {
  overdue: { icon: mdiClockAlert, ground: 'warning.light', ink: 'warning.dark' },
  due: { icon: mdiClockStart, ground: 'primary.light', ink: 'primary.dark' },
  soon: { icon: mdiClockOutline, ground: 'background.default', ink: 'text.primary' },
  later: { icon: mdiCalendarClockOutline, ground: null, ink: 'text.secondary' },
  deactivated: { icon: mdiPauseCircleOutline, ground: null, ink: 'text.secondary' },
  suspended: { icon: mdiArchiveOutline, ground: null, ink: 'text.secondary' },
  completed: { icon: mdiCheckAll, ground: null, ink: 'success.dark' },
  over: { icon: mdiFlagCheckered, ground: null, ink: 'text.secondary' },
} as const

interface Props {
  state: TaskState
  /** Each of its occurrences was done. */
  isCompleted: boolean
  telling: Telling
}

/** How a task stands: by a shape, in words, and by a ground where somebody is needed. */
export function TaskStateMark({ state, isCompleted, telling }: Props) {
  const name = state.state === 'over' && isCompleted ? 'completed' : state.state
  const { icon, ground, ink } = looks[name]
  const dueWords = name === 'overdue' || name === 'due' ? sinceDayAndTime : dayAndTime
  const when = 'dueAt' in state ? dueWords(state.dueAt, telling.now, telling.timeZone, telling.locale) : ''
  return (
    <Box
      component="span"
      data-task-state={name}
      sx={{
        justifySelf: 'start',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 28,
        typography: 'body2',
        fontWeight: ground === null ? 400 : 700,
        color: ink,
        ...(ground !== null && { px: 1, borderRadius: 4, bgcolor: ground }),
      }}
    >
      <Icon path={icon} fontSize="small" />
      {telling.t(`tasks.state.${name}`, { when })}
    </Box>
  )
}

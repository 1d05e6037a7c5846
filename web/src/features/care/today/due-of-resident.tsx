import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { taskName } from '@vigie/domain/care/task'
import { useId } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { routes } from '../../../lib/page/routes.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { DoneButton, RoomOfDoneButton } from '../tasks/done-button.tsx'
import type { PlacedDue } from '../tasks/kept-in-place.ts'
import type { Telling } from '../tasks/plan-words.ts'
import { TaskRow } from '../tasks/task-row.tsx'
import type { TaskActs } from '../tasks/use-task-acts.ts'

interface Props {
  due: PlacedDue<WithId<Beneficiary>>
  telling: Telling
  /** By which tasks are done; null for whoever may not. */
  acts: TaskActs | null
}

/** What is to be done for one resident, under their room and name. */
export function DueOfResident({ due: { resident, tasks }, telling, acts }: Props) {
  const { t } = telling
  const { eid = '' } = useParams()
  const titleId = useId()
  const who = roomAndName(resident)
  return (
    <Card
      component="li"
      data-due-of={resident.id}
      aria-labelledby={titleId}
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}
    >
      <Typography id={titleId} component="h3" variant="h3">
        <Link
          component={RouterLink}
          to={routes.details(eid, resident.id)}
          sx={{ minHeight: 44, display: 'flex', alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {who}
        </Link>
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tasks.map(({ task, state, isOver, wasDone }) => (
          <TaskRow
            key={task.id}
            task={task}
            state={state}
            telling={telling}
            isOver={isOver}
            wasDone={wasDone}
            button={
              acts &&
              (isOver ? (
                <RoomOfDoneButton state={state} />
              ) : (
                <DoneButton
                  task={task}
                  state={state}
                  acts={acts}
                  called={t('tasks.named', { task: taskName(task), who })}
                />
              ))
            }
          />
        ))}
      </Box>
    </Card>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { ListHeading } from '../../../components/list-heading.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { code } from '../../../lib/page/code.ts'
import { later } from '../../../lib/page/later.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { CurrentTasksList } from './current-tasks-list.tsx'
import { AddTask } from './manage/add-task.tsx'
import { useCurrentTasks } from './use-current-tasks.ts'
import { useTasksOfShown } from './use-tasks-of-shown.ts'

/** Who looks at what is to be done mostly opens none of it. */
const OpenedTask = later(
  code(() => import('./opened-task.tsx')),
  <Skeletons shape="rows" />,
)

/** What is to be done for the open resident; the task that was asked for, if any, is open above it. */
export function TasksSection({ isWhole = false }: { isWhole?: boolean }) {
  const { t } = useTranslation()
  const { tid } = useParams()
  const of = useTasksOfShown()
  const { eid, bid, mayWrite, isArchived } = of
  const { room, name } = useShownResident().resident
  const tasks = useCurrentTasks(of)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Box component="section" aria-labelledby="tasks-title" sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ListHeading ref={heading} id="tasks-title" sx={{ flex: 1 }}>
          {t('tasks.title')}
        </ListHeading>
        {(mayWrite || isArchived) && (
          <AddTask
            resident={{ eid, bid, room, name }}
            timeZone={of.telling.timeZone}
            isArchived={isArchived}
          />
        )}
      </Box>
      {tid !== undefined && <OpenedTask key={tid} of={of} tid={tid} closesTo={routes.details(eid, bid)} />}
      <Card sx={{ px: { xs: 1.5, sm: 2 }, py: 1 }}>
        <CurrentTasksList of={of} tasks={tasks} heading={heading} />
        {!isWhole && (
          <Button component={Link} to={routes.tasks(eid, bid)} fullWidth>
            {t('tasks.all')}
          </Button>
        )}
      </Card>
    </Box>
  )
}

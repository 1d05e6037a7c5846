import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { localDate } from '@vigie/domain/time/local-time'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { overTasksSource } from '../records/task-sources.ts'
import { standingAt } from './standing-tasks.ts'
import { TaskRow } from './task-row.tsx'
import { TasksSection } from './tasks-section.tsx'
import { useTasksOfShown } from './use-tasks-of-shown.ts'

const pageSize = 20

/** /establishment/{eid}/beneficiary/{bid}/details/tasks: all tasks of a resident, those that were over before today too. */
export default function AllTasksTab() {
  const { t } = useTranslation()
  const { eid, bid, telling, isArchived } = useTasksOfShown()
  const { now, timeZone } = telling
  const today = localDate(now, timeZone)
  const [count, setCount] = useState(pageSize)
  const source = useMemo(
    () => overTasksSource(eid, bid, startOfDate(today, timeZone), count),
    [eid, bid, today, timeZone, count],
  )
  const live = useLive(source)
  const past = live.status === 'ready' ? live.value.items : []
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <TasksSection isWhole />
      {past.length > 0 && (
        <TitledCard title={t('tasks.past')}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {standingAt(past, { now, timeZone, isArchived }).map((standing) => (
              <TaskRow key={standing.task.id} {...standing} telling={telling} />
            ))}
          </Box>
          {past.length === count && (
            <Button sx={{ justifySelf: 'start' }} onClick={() => setCount(count + pageSize)}>
              {t('tasks.morePast')}
            </Button>
          )}
        </TitledCard>
      )}
    </Box>
  )
}

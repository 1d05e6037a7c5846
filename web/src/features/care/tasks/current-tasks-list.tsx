import { mdiClipboardCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { DoneButton } from './done-button.tsx'
import { FoldedTasks } from './folded-tasks.tsx'
import type { StandingTask } from './standing-tasks.ts'
import { TaskRow } from './task-row.tsx'
import type { TasksOf } from './tasks-of.ts'
import type { CurrentTasks } from './use-current-tasks.ts'
import { useTaskActs } from './use-task-acts.ts'

interface Props {
  of: TasksOf
  tasks: CurrentTasks
}

/** The tasks of a resident: what is to be done, what is deactivated, and what is over since today. */
export function CurrentTasksList({ of: { telling, who, mayWrite, isArchived }, tasks }: Props) {
  const { live, active, deactivated, suspended, over } = tasks
  const { t } = useTranslation()
  const acts = useTaskActs(telling.timeZone, who)
  const names = useUnreadableNames()
  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') {
    return (
      <>
        <SlowNotice text={t('tasks.slow')} />
        <Skeletons shape="rows" />
      </>
    )
  }
  const rowOf = ({ task, state }: StandingTask) => (
    <TaskRow
      key={task.id}
      task={task}
      state={state}
      telling={telling}
      button={mayWrite && <DoneButton task={task} state={state} acts={acts} />}
    />
  )
  return (
    <>
      <Unreadable names={names(live.value.unreadable)} />
      {active.length === 0 && (
        <EmptyState
          icon={mdiClipboardCheckOutline}
          title={t(isArchived ? 'tasks.noneOfArchived' : 'tasks.none')}
          help={t(isArchived ? 'tasks.noneOfArchivedHelp' : 'tasks.noneHelp')}
        />
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {active.map(rowOf)}
      </Box>
      {deactivated.length > 0 && (
        <FoldedTasks summary={t('tasks.paused', { count: deactivated.length })}>
          {deactivated.map(rowOf)}
        </FoldedTasks>
      )}
      {suspended.length > 0 && (
        <FoldedTasks summary={t('tasks.suspended', { count: suspended.length })}>
          {suspended.map(rowOf)}
        </FoldedTasks>
      )}
      {over.length > 0 && (
        <FoldedTasks summary={t('tasks.over', { count: over.length })}>{over.map(rowOf)}</FoldedTasks>
      )}
    </>
  )
}

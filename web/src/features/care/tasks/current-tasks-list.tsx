import { mdiClipboardCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { SlowNotice } from '../../../components/slow-notice.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useFocusOnward } from '../../../lib/page/use-focus-onward.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { DoneButton, RoomOfDoneButton } from './done-button.tsx'
import { FoldedTasks } from './folded-tasks.tsx'
import type { PlacedTask } from './kept-in-place.ts'
import type { StandingTask } from './standing-tasks.ts'
import { TaskRow } from './task-row.tsx'
import type { TasksOf } from './tasks-of.ts'
import type { CurrentTasks } from './use-current-tasks.ts'
import { useTaskActs } from './use-task-acts.ts'

interface Props {
  of: TasksOf
  tasks: CurrentTasks
  /** Takes the focus of whoever has done the last one by keyboard. */
  heading: RefObject<HTMLElement | null>
}

/** The tasks of a resident: what is to be done, what is deactivated, and what is over since today. */
export function CurrentTasksList({ of: { telling, who, mayWrite, isArchived }, tasks, heading }: Props) {
  const { live, active, deactivated, suspended, over } = tasks
  const { t } = useTranslation()
  const acts = useTaskActs(telling.timeZone, who)
  const names = useUnreadableNames()
  const list = useRef<HTMLUListElement>(null)
  useFocusOnward(list, heading)
  if (live.status === 'failed') return <NoAccess />
  if (live.status === 'loading') {
    return (
      <>
        <SlowNotice text={t('careRecord.tasksSlow')} />
        <Skeletons shape="rows" />
      </>
    )
  }
  const restingRowOf = ({ task, state }: StandingTask) => (
    <TaskRow key={task.id} task={task} state={state} telling={telling} />
  )
  const placedRowOf = ({ task, state, isOver, wasDone }: PlacedTask) => (
    <TaskRow
      key={task.id}
      task={task}
      state={state}
      telling={telling}
      isOver={isOver}
      wasDone={wasDone}
      button={
        mayWrite &&
        (isOver ? <RoomOfDoneButton state={state} /> : <DoneButton task={task} state={state} acts={acts} />)
      }
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
      <Box ref={list} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {active.map(placedRowOf)}
      </Box>
      {deactivated.length > 0 && (
        <FoldedTasks summary={t('tasks.paused', { count: deactivated.length })}>
          {deactivated.map(restingRowOf)}
        </FoldedTasks>
      )}
      {suspended.length > 0 && (
        <FoldedTasks summary={t('tasks.suspended', { count: suspended.length })}>
          {suspended.map(restingRowOf)}
        </FoldedTasks>
      )}
      {over.length > 0 && (
        <FoldedTasks summary={t('tasks.over', { count: over.length })}>{over.map(restingRowOf)}</FoldedTasks>
      )}
    </>
  )
}

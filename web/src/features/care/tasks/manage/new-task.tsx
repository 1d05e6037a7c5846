import { useState } from 'react'
import { useSafety } from '../../../../lib/kept/kept.ts'
import type { Typed } from '../../../../lib/page/use-typed.ts'
import type { Telling } from '../plan-words.ts'
import { useTelling } from '../use-telling.ts'
import { SetTask } from './set-task.tsx'
import { dropTaskDraft, keepTaskDraft, type TaskDraft, useTaskDraftOf } from './task-draft.ts'
import { begunTask, type TypedTask } from './typed-task.ts'

/** For whom a task is added. */
export type NewTaskFor = Pick<TaskDraft, 'eid' | 'bid' | 'room' | 'name'>

interface Props {
  resident: NewTaskFor
  /** The home's clock. */
  timeZone: string
  isArchived: boolean
  onClose: () => void
}

/** The form of a new task: what is typed in it outlives the page, for whoever typed it alone (docs/adr/0092-a-half-typed-task.md). */
export default function NewTask({ resident, timeZone, isArchived, onClose }: Props) {
  const { eid, bid } = resident
  const telling = useTelling(timeZone)
  const typing = useDraftedTask(resident, telling)
  return (
    <SetTask
      eid={eid}
      bid={bid}
      telling={telling}
      typing={typing}
      safety={useSafety()}
      isArchived={isArchived}
      onClose={onClose}
    />
  )
}

function useDraftedTask(resident: NewTaskFor, telling: Telling): Typed<TypedTask> {
  const draft = useTaskDraftOf(resident.eid, resident.bid)
  const [typed, set] = useState(() => begunTask(null, telling))
  const [isTyped, setTyped] = useState(false)
  const [wasKept, setWasKept] = useState(false)
  // It comes after the form where its key does, and takes no place of what was typed meanwhile.
  if (draft && !isTyped) {
    set({ tid: draft.tid, before: null, form: draft.form })
    setTyped(true)
    setWasKept(true)
  }
  const type: Typed<TypedTask>['type'] = (next) => {
    const now = next(typed)
    set(now)
    setTyped(true)
    keepTaskDraft({ ...resident, tid: now.tid, form: now.form })
  }
  // Nothing of the form is shown any more.
  const settle = () => dropTaskDraft(typed.tid)
  return { typed, wasKept, type, settle }
}

import { type Task, taskSchema } from '@vigie/domain/care/task'
import { idSchema } from '@vigie/domain/ids'
import { z } from 'zod'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useSafety } from '../../../../lib/kept/kept.ts'
import { useTypedOnDisk } from '../../../../lib/page/use-typed-on-disk.ts'
import { useTelling } from '../use-telling.ts'
import { SetTask } from './set-task.tsx'
import { keptTaskForm } from './task-draft.ts'
import { begunTask, type TypedTask } from './typed-task.ts'

interface Props {
  task: WithId<Task>
  /** The home's clock. */
  timeZone: string
  isArchived: boolean
  onClose: () => void
}

const keptSchema = z.object({
  tid: idSchema,
  before: z.intersection(taskSchema, z.object({ id: idSchema, path: z.string() })),
  form: keptTaskForm,
})

const keptIn = (kept: unknown): TypedTask | null => keptSchema.safeParse(kept).data ?? null

/** The form of a task that is there: what is typed in it outlives the window and the page, for whoever typed it alone. */
export default function ChangeTask({ task, timeZone, isArchived, onClose }: Props) {
  const telling = useTelling(timeZone)
  const { establishmentId: eid, beneficiaryId: bid, id } = task
  const typing = useTypedOnDisk(`task ${eid} ${bid} ${id}`, () => begunTask(task, telling), keptIn)
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

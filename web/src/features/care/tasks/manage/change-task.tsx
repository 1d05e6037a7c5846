import type { Task } from '@vigie/domain/care/task'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useTyped } from '../../../../lib/page/use-typed.ts'
import { useTelling } from '../use-telling.ts'
import { SetTask } from './set-task.tsx'
import { begunTask } from './typed-task.ts'

interface Props {
  task: WithId<Task>
  /** The home's clock. */
  timeZone: string
  isArchived: boolean
  onClose: () => void
}

/** The form of a task that is there: what is typed in it is kept by the page. */
export default function ChangeTask({ task, timeZone, isArchived, onClose }: Props) {
  const telling = useTelling(timeZone)
  const { establishmentId: eid, beneficiaryId: bid, id } = task
  // A screen that locks, or Back, closes the window without a word.
  const typing = useTyped(`task ${eid} ${bid} ${id}`, () => begunTask(task, telling))
  return (
    <SetTask
      eid={eid}
      bid={bid}
      telling={telling}
      typing={typing}
      isArchived={isArchived}
      onClose={onClose}
    />
  )
}

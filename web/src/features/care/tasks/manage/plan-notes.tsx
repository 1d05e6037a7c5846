import Typography from '@mui/material/Typography'
import type { Task } from '@vigie/domain/care/task'
import { movedOn } from '@vigie/domain/care/task-life'
import { plannedAs } from '@vigie/domain/care/task-plan'
import { planWords, type Telling } from '../plan-words.ts'
import { faultsOf, saidOf, type TaskForm } from './task-form.ts'

interface Props {
  form: TaskForm
  /** The task as it was when the form was opened; null: a new one. */
  before: Task | null
  telling: Telling
}

const counted = ['type', 'startAt', 'startEvery', 'periodicity'] as const

/** When a task will come by what is typed so far, in words, and that it begins to count anew. */
export function PlanNotes({ form, before, telling }: Props) {
  const { t, now, timeZone } = telling
  const faults = faultsOf({ ...form, description: '-', title: '' }, before, timeZone)
  const isWhole = Object.keys(faults).length === 0
  const said = isWhole ? saidOf(form, before, timeZone) : null
  // As it will be kept: nobody is to plan insulin for an hour that has passed and find another in its place.
  const kept = said && (said.startAt === before?.startAt ? said : movedOn(said, now))
  const plan = kept && plannedAs(kept, timeZone)
  const countsAnew =
    plan !== null && before !== null && before.nbDone > 0 && counted.some((one) => plan[one] !== before[one])
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 500 }}>
        {plan && planWords(plan, telling)}
      </Typography>
      {countsAnew && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('taskForm.form.restarts')}
        </Typography>
      )}
    </>
  )
}

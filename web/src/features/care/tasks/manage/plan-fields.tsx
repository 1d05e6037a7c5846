import Box from '@mui/material/Box'
import type { Task } from '@vigie/domain/care/task'
import type { RefObject } from 'react'
import { Choice } from '../../../../components/choice.tsx'
import { Field } from '../../../../components/field.tsx'
import type { Telling } from '../plan-words.ts'
import { PastStart } from './past-start.tsx'
import { PlanNotes } from './plan-notes.tsx'
import type { TaskFaults, TaskForm } from './task-form.ts'
import { type Repetition, repetitions, type Unit, unitsOf } from './task-form-parts.ts'

type PlanField = 'date' | 'time' | 'every' | 'endDate' | 'count'

interface Props {
  form: TaskForm
  onChange: (change: Partial<TaskForm>) => void
  /** The task as it was when the form was opened; null: a new one. */
  before: Task | null
  /** Those to be shown now. */
  faults: TaskFaults
  inputs: Readonly<Record<PlanField, RefObject<HTMLInputElement | null>>>
  leave: (field: PlanField) => void
  telling: Telling
}

const types = { date: 'date', time: 'time', every: 'number', endDate: 'date', count: 'number' } as const
const labels = { date: 'date', time: 'time', every: 'every', endDate: 'endDate', count: 'times' } as const
const twoColumns = { display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', alignItems: 'start' } as const

/** When a task starts, how it comes again and until when, and what comes of that in words. */
export function PlanFields({ form, onChange, before, faults, inputs, leave, telling }: Props) {
  const { t } = telling
  const field = (name: PlanField) => (
    <Field
      label={t(`taskForm.form.${labels[name]}`)}
      type={types[name]}
      name={name}
      autoComplete="off"
      inputRef={inputs[name]}
      value={form[name]}
      onChange={(typed) => onChange({ [name]: typed })}
      onLeave={() => leave(name)}
      error={faults[name] ? t(`taskForm.fault.${faults[name]}`) : null}
      {...(types[name] === 'number' && { inputMode: 'numeric' as const })}
    />
  )
  return (
    <>
      <Box sx={twoColumns}>
        {field('date')}
        {field('time')}
      </Box>
      <PastStart form={form} onChange={onChange} before={before} telling={telling} />
      <Choice
        label={t('taskForm.form.repetition')}
        name="repetition"
        value={form.repetition}
        onChange={(repetition) => onChange({ repetition: repetition as Repetition })}
      >
        {repetitions.map((repetition) => (
          <option key={repetition} value={repetition}>
            {t(`taskForm.form.${repetition}`)}
          </option>
        ))}
      </Choice>
      {form.repetition !== 'once' && (
        <Box sx={twoColumns}>
          {field('every')}
          <Choice
            label={t('taskForm.form.unit')}
            name="unit"
            value={form.unit}
            onChange={(unit) => onChange({ unit: unit as Unit })}
          >
            {(Object.keys(unitsOf) as Unit[]).map((unit) => (
              <option key={unit} value={unit}>
                {t(`taskForm.form.${unit}`)}
              </option>
            ))}
          </Choice>
        </Box>
      )}
      {form.repetition === 'until' && field('endDate')}
      {form.repetition === 'count' && field('count')}
      <PlanNotes form={form} before={before} telling={telling} />
    </>
  )
}

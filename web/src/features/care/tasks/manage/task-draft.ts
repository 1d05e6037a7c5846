import { idSchema, instantSchema } from '@vigie/domain/ids'
import { useMemo } from 'react'
import { z } from 'zod'
import { dropItem, keepItem, useKept } from '../../../../lib/kept/kept.ts'
import { draftKeptMs } from '../../../../lib/kept/kept-items.ts'
import { repetitions, type Unit, unitsOf } from './task-form-parts.ts'

const units = Object.keys(unitsOf) as Unit[]

/** What stands in the form of a task, as a device keeps it. */
export const keptTaskForm = z.object({
  title: z.string(),
  description: z.string(),
  date: z.string(),
  time: z.string(),
  repetition: z.enum(repetitions),
  every: z.string(),
  unit: z.enum(units),
  endDate: z.string(),
  count: z.string(),
})

const taskDraftSchema = z.object({
  kind: z.literal('task'),
  eid: idSchema,
  bid: idSchema,
  /** The resident's, as it was when it was begun. */
  room: z.string(),
  name: z.string(),
  tid: idSchema,
  form: keptTaskForm,
  /** When it was last typed in, by the device's clock. */
  at: instantSchema,
})

/** A new task of a resident that is half typed. */
export type TaskDraft = z.infer<typeof taskDraftSchema>

/** The new tasks that the person has half typed, of whichever resident, the oldest first; followed as they change. */
export function useTaskDrafts(): readonly TaskDraft[] {
  const kept = useKept()
  return useMemo(
    () =>
      kept
        .flatMap(({ content }) => taskDraftSchema.safeParse(content).data ?? [])
        .toSorted((one, other) => one.at - other.at),
    [kept],
  )
}

/** One whose author would not like to lose it: there are words in it. */
export const isWordedTask = ({ form: { title, description } }: TaskDraft): boolean =>
  `${title}${description}`.trim() !== ''

/** The one of a resident that was typed in last, if there is any. */
export const useTaskDraftOf = (eid: string, bid: string): TaskDraft | undefined =>
  useTaskDrafts().findLast((one) => one.eid === eid && one.bid === bid)

/** Keeps what is being typed on this device, encrypted, until it is saved or thrown away, or for a day. */
export function keepTaskDraft(typed: Omit<TaskDraft, 'kind' | 'at'>): void {
  const at = Date.now()
  const draft: TaskDraft = { ...typed, kind: 'task', at }
  keepItem({ id: typed.tid, until: at + draftKeptMs, content: draft })
}

/** Takes it away: it was saved, or its author does not want it any more. */
export const dropTaskDraft = (tid: string): void => dropItem(tid)

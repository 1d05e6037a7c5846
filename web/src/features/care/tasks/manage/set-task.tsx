import { setTaskCall } from '@vigie/domain/api/task-calls'
import { type Task, taskSchema } from '@vigie/domain/care/task'
import i18next from 'i18next'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/field.tsx'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { KeptNotice } from '../../../../components/kept-notice.tsx'
import { TextArea } from '../../../../components/text-area.tsx'
import { useFormFaults } from '../../../../components/use-form-faults.ts'
import { useSending } from '../../../../components/use-sending.ts'
import { ApiError, callApi } from '../../../../lib/api/api-client.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { tell } from '../../../../lib/notices/notices.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import { useTyped } from '../../../../lib/page/use-typed.ts'
import { timeOfDay } from '../../../../lib/time/words.ts'
import { useTelling } from '../use-telling.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { PlanFields } from './plan-fields.tsx'
import { faultsOf, formOf, saidOf } from './task-form.ts'

interface Props {
  eid: string
  bid: string
  /** The home's clock. */
  timeZone: string
  /** Null: a new one. */
  task: WithId<Task> | null
  onClose: () => void
}

/** Asks what is to be done, when, and how often. */
export default function SetTask({ eid, bid, timeZone, task, onClose }: Props) {
  const { t } = useTranslation()
  const telling = useTelling(timeZone)
  const begin = () => ({
    // One id for the whole form: what was sent twice is added once.
    tid: task?.id ?? crypto.randomUUID(),
    // As it was when the form was opened: what somebody changes meanwhile is not overwritten unseen.
    before: task,
    form: formOf(task, telling.now, timeZone),
  })
  // A screen that locks, or Back, closes the window without a word.
  const { typed, wasKept, type, settle } = useTyped(`task ${eid} ${bid} ${task?.id ?? 'new'}`, begin)
  const { tid, before, form } = typed
  const change = (to: Partial<typeof form>) => type((one) => ({ ...one, form: { ...one.form, ...to } }))
  const close = () => {
    settle(begin())
    onClose()
  }
  const inputs = {
    description: useRef<HTMLTextAreaElement>(null),
    title: useRef<HTMLInputElement>(null),
    date: useRef<HTMLInputElement>(null),
    time: useRef<HTMLInputElement>(null),
    every: useRef<HTMLInputElement>(null),
    endDate: useRef<HTMLInputElement>(null),
    count: useRef<HTMLInputElement>(null),
  }
  const { shown, leave, check } = useFormFaults(faultsOf(form, before, timeZone), inputs)
  const sending = useSending()
  // What it says by now, where somebody else has changed it meanwhile.
  const [current, setCurrent] = useState<Task | null>(null)
  const save = async (seenAt = before?.updatedAt ?? null) => {
    if (!check()) return
    const body = { ...saidOf(form, before, timeZone), updatedAt: seenAt }
    const work = async () => {
      try {
        const { startAt } = await callApi(setTaskCall, { params: { eid, bid, tid }, body })
        if (startAt === body.startAt) tellDone('saved')
        else tellMoved(startAt, timeZone)
      } catch (error) {
        setCurrent(error instanceof ApiError ? (taskSchema.safeParse(error.current).data ?? null) : null)
        throw error
      }
    }
    if (await sending.send(work)) close()
  }
  return (
    <FormDialog
      title={t(before ? 'tasks.change' : 'tasks.add')}
      sending={sending}
      button={t(before ? 'common.save' : 'tasks.doAdd')}
      onSubmit={() => save()}
      wasKept={wasKept}
      onClose={close}
    >
      <KeptNotice wasKept={wasKept} />
      <TextArea
        label={t('tasks.form.description')}
        name="description"
        inputRef={inputs.description}
        value={form.description}
        onChange={(description) => change({ description })}
        onLeave={() => leave('description')}
        error={shown.description ? t(`tasks.fault.${shown.description}`) : null}
      />
      <Field
        label={t('common.optional', { what: t('tasks.form.title') })}
        type="text"
        name="title"
        autoComplete="off"
        inputRef={inputs.title}
        value={form.title}
        onChange={(title) => change({ title })}
        onLeave={() => leave('title')}
        error={shown.title ? t(`tasks.fault.${shown.title}`) : null}
      />
      <PlanFields
        form={form}
        onChange={change}
        before={before}
        faults={shown}
        inputs={inputs}
        leave={leave}
        telling={telling}
      />
      <ChangedMeanwhile current={current} telling={telling} onKeepMine={(seenAt) => save(seenAt)} />
    </FormDialog>
  )
}

/** Says that the start was past, and where it is now. */
function tellMoved(startAt: number, timeZone: string): void {
  tell({
    kind: 'success',
    text: () => i18next.t('tasks.movedNotice', { time: timeOfDay(startAt, timeZone) }),
  })
}

import { setTaskCall } from '@vigie/domain/api/task-calls'
import { type Task, taskName, taskSchema } from '@vigie/domain/care/task'
import i18next from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../../components/field.tsx'
import { FormDialog } from '../../../../components/form-dialog.tsx'
import { KeptNotice } from '../../../../components/kept-notice.tsx'
import { Message } from '../../../../components/message.tsx'
import { TextArea } from '../../../../components/text-area.tsx'
import { useFormFaults } from '../../../../components/use-form-faults.ts'
import { useSending } from '../../../../components/use-sending.ts'
import { ApiError, callApi } from '../../../../lib/api/api-client.ts'
import type { Safety } from '../../../../lib/kept/kept-items.ts'
import { tell } from '../../../../lib/notices/notices.ts'
import { tellDone } from '../../../../lib/notices/tell-done.ts'
import type { Typed } from '../../../../lib/page/use-typed.ts'
import { timeOfDay } from '../../../../lib/time/words.ts'
import type { Telling } from '../plan-words.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { PlanFields } from './plan-fields.tsx'
import { faultsOf, saidOf } from './task-form.ts'
import type { TypedTask } from './typed-task.ts'

interface Props {
  eid: string
  bid: string
  /** On the home's clock. */
  telling: Telling
  typing: Typed<TypedTask>
  /** How safe it is on this device, where it is kept there. */
  safety?: Safety
  /** Their record was archived meanwhile: nothing of it can be saved any more. */
  isArchived: boolean
  onClose: () => void
}

/** Asks what is to be done, when, and how often. What can no longer be saved stays, to be copied, until it is thrown away. */
export function SetTask({ eid, bid, telling, typing, safety, isArchived, onClose }: Props) {
  const { t } = useTranslation()
  const { timeZone } = telling
  const { typed, wasKept, type, settle } = typing
  const { tid, before, form } = typed
  const change = (to: Partial<typeof form>) => type((one) => ({ ...one, form: { ...one.form, ...to } }))
  const close = () => {
    settle(typed)
    onClose()
  }
  const description = useRef<HTMLTextAreaElement>(null)
  // Its buttons are others at once: why stands at the top of the form, out of sight of whoever is further down.
  useEffect(() => {
    if (isArchived) description.current?.form?.scrollIntoView()
  }, [isArchived])
  const inputs = {
    description,
    title: useRef<HTMLInputElement>(null),
    date: useRef<HTMLInputElement>(null),
    time: useRef<HTMLInputElement>(null),
    every: useRef<HTMLInputElement>(null),
    endDate: useRef<HTMLInputElement>(null),
    count: useRef<HTMLInputElement>(null),
  }
  const { shown, leave, check } = useFormFaults(faultsOf(form, before, timeZone), inputs)
  const sending = useSending()
  // What it says by now, where somebody else has changed or deleted it meanwhile.
  const [current, setCurrent] = useState<Task | 'gone' | null>(null)
  // One for all tries: what was sent twice is added once.
  const [otherTid] = useState(() => crypto.randomUUID())
  const save = async (seenAt = before?.updatedAt ?? null, id = tid) => {
    if (!check()) return
    const body = { ...saidOf(form, before, timeZone), updatedAt: seenAt }
    const work = async () => {
      try {
        const { startAt } = await callApi(setTaskCall, { params: { eid, bid, tid: id }, body })
        if (startAt === body.startAt) tellDone(before ? 'taskSaved' : 'taskAdded', { name: taskName(body) })
        else tellMoved(startAt, timeZone)
      } catch (error) {
        setCurrent(error instanceof ApiError ? currentIn(error) : null)
        throw error
      }
    }
    if (await sending.send(work)) close()
  }
  return (
    <FormDialog
      title={t(before ? 'taskForm.change' : 'tasks.add')}
      sending={sending}
      button={t(isArchived ? 'common.close' : before ? 'common.save' : 'taskForm.doAdd')}
      cancel={isArchived ? t('noteForm.throwAway') : undefined}
      onSubmit={isArchived ? onClose : () => save()}
      wouldLose={wasKept}
      onClose={close}
    >
      <Message kind="error">
        {isArchived && t(before ? 'taskForm.changeStranded' : 'taskForm.stranded')}
      </Message>
      <KeptNotice wasKept={wasKept && !isArchived} />
      <div data-kept={safety}>
        <TextArea
          label={t('taskForm.form.description')}
          name="description"
          inputRef={inputs.description}
          value={form.description}
          onChange={(said) => change({ description: said })}
          onLeave={() => leave('description')}
          error={shown.description ? t(`taskForm.fault.${shown.description}`) : null}
          help={safety && t(safety === 'unsafe' ? 'noteForm.notKeptHere' : 'noteForm.keptHere')}
        />
      </div>
      <Field
        label={t('common.optional', { what: t('taskForm.form.title') })}
        type="text"
        name="title"
        autoComplete="off"
        inputRef={inputs.title}
        value={form.title}
        onChange={(title) => change({ title })}
        onLeave={() => leave('title')}
        error={shown.title ? t(`taskForm.fault.${shown.title}`) : null}
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
      <ChangedMeanwhile
        current={isArchived ? null : current}
        telling={telling}
        onKeepMine={(seenAt) => save(seenAt)}
        onSaveAsNew={() => save(null, otherTid)}
      />
    </FormDialog>
  )
}

const currentIn = ({ code, current }: ApiError): Task | 'gone' | null =>
  code === 'taskNotFound' ? 'gone' : (taskSchema.safeParse(current).data ?? null)

/** Says that the start was past, and where it is now. */
function tellMoved(startAt: number, timeZone: string): void {
  tell({
    kind: 'success',
    text: () => i18next.t('taskForm.movedNotice', { time: timeOfDay(startAt, timeZone) }),
  })
}

import { doTaskCall, undoTaskCall } from '@vigie/domain/api/task-calls'
import { type Task, type TaskDone, taskName } from '@vigie/domain/care/task'
import i18next from 'i18next'
import { useCallback, useRef, useState } from 'react'
import { acrossAbsence } from '../../../lib/api/across-absence.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { tellFailure, untilSeenToMs } from '../../../lib/notices/tell-failure.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { beforeSignOut } from '../../../lib/session/under-way.ts'
import { timeOfDay } from '../../../lib/time/words.ts'
import { authorName } from '../alerts/actor-name.ts'
import { rewordedSince } from './reworded-since.ts'

export type TaskAct = 'do' | 'undo'

/** Doing and undoing occurrences of tasks. */
export interface TaskActs {
  /** Whether the server was asked to record an occurrence as done, or as not done after all, and has not answered yet. */
  isSaving(act: TaskAct, task: Pick<WithId<Task>, 'id'>, dueAt: number): boolean
  /** Says that an occurrence is done; what somebody else did first is told as theirs. */
  doIt(task: WithId<Task>, dueAt: number): void
  /** Takes back that an occurrence is done. */
  undo(task: WithId<Task>, done: TaskDone): void
}

interface Asked {
  readonly act: TaskAct
  readonly key: string
  readonly answered: Promise<void>
}

const paramsOf = ({ establishmentId, beneficiaryId, id }: WithId<Task>) => ({
  eid: establishmentId,
  bid: beneficiaryId,
  tid: id,
})

/** The messages that offer to undo what was just done: once it is undone elsewhere they are of no use, and would hide that it is. */
const offers = new Map<string, number>()

const named = (task: Task, who: string) => i18next.t('tasks.named', { task: taskName(task), who })

const keyOf = ({ id }: Pick<WithId<Task>, 'id'>, dueAt: number) => `${id} ${dueAt}`

/**
 * Does and undoes occurrences at once: a colleague in the next room is to see it before they give the same pill. Nothing is told as
 * done before the server says so.
 * @param timeZone the home's clock
 * @param who what the resident of a task is called: the next door is opened before the message of the last one has gone
 */
export function useTaskActs(timeZone: string, who: (beneficiaryId: string) => string): TaskActs {
  const { uid } = useSession().user
  const [saving, setSaving] = useState<readonly Asked[]>([])
  // A second tap comes before anything is drawn again.
  const asked = useRef(new Map<string, Asked>())

  /** Once at a time, and after what was asked of the same occurrence before: the page may hear of it sooner than of its answer. */
  const once = useCallback(async (act: TaskAct, key: string, work: () => Promise<void>) => {
    const before = asked.current.get(key)
    if (before?.act === act) return
    const mine: Asked = { act, key, answered: before ? before.answered.then(work) : work() }
    asked.current.set(key, mine)
    beforeSignOut(mine.answered)
    setSaving((others) => [...others, mine])
    try {
      await mine.answered
    } finally {
      if (asked.current.get(key) === mine) asked.current.delete(key)
      setSaving((all) => all.filter((one) => one !== mine))
    }
  }, [])

  const undo = useCallback(
    (task: WithId<Task>, done: TaskDone) => {
      const { dueAt, at } = done
      const words = { task: named(task, who(task.beneficiaryId)) }
      const key = keyOf(task, dueAt)
      const act = () =>
        once('undo', key, async () => {
          try {
            const params = paramsOf(task)
            const answer = await acrossAbsence(() => callApi(undoTaskCall, { params, body: { dueAt, at } }))
            const name = answer.done ? authorName(answer.done, i18next.t) : ''
            const offer = offers.get(key)
            if (offer !== undefined) dismiss(offer)
            offers.delete(key)
            if (answer.done === null)
              tell({ kind: 'success', about: key, text: () => i18next.t('tasks.undoneNotice', words) })
            else tell({ kind: 'info', text: () => i18next.t('tasks.notUndoneNotice', { ...words, name }) })
          } catch (error) {
            tellFailure(
              error,
              () => i18next.t('tasks.notUndone', words),
              () => words.task,
              act,
              key,
            )
          }
        })
      void act()
    },
    [once, who],
  )

  const doIt = useCallback(
    (task: WithId<Task>, dueAt: number) => {
      const words = { task: named(task, who(task.beneficiaryId)) }
      const key = keyOf(task, dueAt)
      const press = crypto.randomUUID()
      const act = () =>
        once('do', key, async () => {
          try {
            const params = paramsOf(task)
            // Also of a second try: what is recorded is what they had read as they pressed.
            const body = { dueAt, rewordedAt: task.rewordedAt ?? null, press }
            const { done } = await acrossAbsence(() => callApi(doTaskCall, { params, body }))
            if (done === null) {
              tell({ kind: 'info', about: key, text: () => i18next.t('tasks.undoneMeanwhile', words) })
              return
            }
            if (done.by !== uid) {
              const before = {
                ...words,
                name: authorName(done, i18next.t),
                time: timeOfDay(done.at, timeZone),
              }
              tell({ kind: 'info', text: () => i18next.t('tasks.doneBeforeNotice', before) })
              return
            }
            const offer = tell({
              kind: 'success',
              about: key,
              text: () => i18next.t('tasks.doneNotice', words),
              action: { label: () => i18next.t('common.undo'), act: () => undo(task, done) },
            })
            offers.set(key, offer)
          } catch (error) {
            const says = rewordedSince(error, task)
            if (says !== null) {
              const text = () => i18next.t('tasks.reworded', { ...words, says })
              tell({ kind: 'error', about: key, lastsMs: untilSeenToMs, text })
              return
            }
            tellFailure(
              error,
              () => i18next.t('tasks.notDone', words),
              () => words.task,
              act,
              key,
            )
          }
        })
      void act()
    },
    [once, undo, uid, timeZone, who],
  )

  const isSaving = useCallback<TaskActs['isSaving']>(
    (act, task, dueAt) => saving.some((one) => one.act === act && one.key === keyOf(task, dueAt)),
    [saving],
  )
  return { isSaving, doIt, undo }
}

import type { Alert, Resolution } from '@vigie/domain/alerts/alert'
import { hasCalledSince } from '@vigie/domain/alerts/alert-life'
import { snackbarMs } from '@vigie/domain/constants'
import i18next from 'i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api-client.ts'
import { isSignedInAs } from '../../../lib/firebase/auth.ts'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { onPutAway } from '../../../lib/page/visibility.ts'
import { beforeSignOut, whenAnswered } from '../../../lib/session/under-way.ts'
import { acknowledgeAlert, resolveAlert } from './alert-calls.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import { type OwnAct, type OwnActs, savedAs } from './own-acts.ts'
import { perhapsTaken } from './perhaps-taken.ts'
import { tellCalledAgain, whereNow } from './tell-called-again.ts'
import { isDoneBy, tellDoneBefore } from './tell-done-before.ts'
import { messagesUntilCalled } from './until-called.ts'
import { messagesUntilDone } from './until-done.ts'
import { messagesWhileSeen } from './while-seen.ts'

/** How long what somebody takes keeps its place: the finger that took it may press there again. */
const freshMs = 10_000

/** A resolution that was decided and can still be undone. */
interface WaitingResolution {
  act: OwnAct
  send: () => void
  undo: () => void
}

/**
 * Acknowledging and resolving: told as under way at once, as done once the server says so, and taken back if it refuses.
 * `hear` is to be told which alerts are in progress, and whether these are all of them, and `see` whose the person may see,
 * as that changes.
 * @param uid who does it
 * @param timesLetGo how often they have let go of every alert that they were on
 */
export function useAlertActs(uid: string, timesLetGo: number | null) {
  const [acts, setActs] = useState<OwnActs>(new Map())
  const waiting = useRef(new Map<string, WaitingResolution>())
  const begun = useRef(0)
  /** The `timesLetGo` of this page that the server has refused as older than theirs. */
  const refused = useRef<number | null>(null)
  const [messages] = useState(messagesUntilCalled)
  const [failures] = useState(() => messagesUntilDone(uid))
  const [ofSeen] = useState(messagesWhileSeen)
  const [perhaps] = useState(perhapsTaken)

  const mark = useCallback((id: string, act: OwnAct) => {
    begun.current += 1
    setActs((known) => new Map(known).set(id, act))
  }, [])
  // What became of an act says nothing of another that the person did since.
  const follow = useCallback((id: string, act: OwnAct, becomes: OwnAct | null) => {
    setActs((known) => {
      if (known.get(id) !== act) return known
      const next = new Map(known)
      if (becomes === null) next.delete(id)
      else next.set(id, becomes)
      return next
    })
  }, [])

  const acknowledge = useCallback(
    (own: OwnAlert) => {
      const { id, lastCallAt } = own.alert
      let act: OwnAct = { act: 'acknowledged', stage: 'sent', lastCallAt, isFresh: true }
      const where = () => whereNow(own.alert)
      const heard = messages.known()
      mark(id, act)
      const become = (change: Partial<OwnAct>) => {
        const next = { ...act, ...change }
        follow(id, act, next)
        act = next
      }
      // Once refused for that, the person has been told and has pressed again: it counts, whatever this page has heard since.
      const known = refused.current === timesLetGo ? null : timesLetGo
      const answered = acknowledgeAlert(own, known).then(
        (answer) => {
          perhaps.answered(id)
          become({ stage: savedAs(answer) })
          // From when it is seen to be taken, however long that took.
          setTimeout(() => become({ isFresh: false }), freshMs)
          if (isDoneBy(uid, answer, 'acknowledged')) return
          messages.keep(ofSeen.keep(tellDoneBefore(answer, where), own.alert), own.alert, heard)
        },
        (error: unknown) => {
          follow(id, act, null)
          if (error instanceof ApiError && error.code === 'alertsLetGo') refused.current = timesLetGo
          if (failures.isDone(id, 'acknowledged')) return
          perhaps.failed(id, error instanceof ApiError ? error.status : null)
          const told = tellFailure(
            error,
            () => i18next.t('alerts.notAcknowledged', { where: where() }),
            where,
          )
          failures.keep(ofSeen.keep(told, own.alert), id, 'acknowledged')
        },
      )
      beforeSignOut(answered)
    },
    [mark, follow, messages, failures, ofSeen, perhaps, uid, timesLetGo],
  )

  const resolve = useCallback(
    (own: OwnAlert, resolution: Resolution, lastCallAt: number) => {
      const { id } = own.alert
      if (hasCalledSince(own.alert, lastCallAt)) {
        ofSeen.keep(tellCalledAgain(own.alert), own.alert)
        return
      }
      const act: OwnAct = { act: 'resolved', stage: 'undoable', lastCallAt }
      const sent: OwnAct = { ...act, stage: 'sent' }
      const where = () => whereNow(own.alert)
      const heard = messages.known()
      mark(id, act)
      const send = () => {
        // It would be somebody else's word: this page is being left for theirs.
        if (!isSignedInAs(uid)) return undo()
        clearTimeout(timer)
        dismiss(notice)
        waiting.current.delete(id)
        follow(id, act, sent)
        const answered = resolveAlert(own, resolution, lastCallAt).then(
          (answer) => {
            follow(id, sent, { ...sent, stage: savedAs(answer) })
            const text = () => i18next.t('alerts.resolvedNotice', { where: where() })
            const isDone = isDoneBy(uid, answer, resolution)
            const told = isDone ? tell({ kind: 'success', text }) : tellDoneBefore(answer, where)
            messages.keep(ofSeen.keep(told, own.alert), own.alert, heard)
          },
          (error: unknown) => {
            follow(id, sent, null)
            if (failures.isDone(id, 'resolved')) return
            if (error instanceof ApiError && error.status === 409) {
              ofSeen.keep(tellCalledAgain(own.alert), own.alert)
              return
            }
            const told = tellFailure(error, () => i18next.t('alerts.notResolved', { where: where() }), where)
            failures.keep(ofSeen.keep(told, own.alert), id, 'resolved')
          },
        )
        beforeSignOut(answered)
      }
      const undo = () => {
        clearTimeout(timer)
        dismiss(notice)
        waiting.current.delete(id)
        follow(id, act, null)
      }
      // As long as its message stands: what is resolved cannot be opened again.
      const timer = setTimeout(send, snackbarMs)
      waiting.current.set(id, { act, send, undo })
      const notice = tell({
        kind: 'info',
        text: () => i18next.t('alerts.resolvingSoonNotice', { where: where() }),
        action: { label: () => i18next.t('common.undo'), act: undo },
      })
      ofSeen.keep(notice, own.alert)
    },
    [mark, follow, messages, failures, ofSeen, uid],
  )

  const sendAll = useCallback(() => {
    for (const { send } of [...waiting.current.values()]) send()
  }, [])

  // Leaving the page, or a phone that ends what it does not show, must not lose what was decided on it.
  useEffect(() => {
    const stop = onPutAway(sendAll)
    return () => {
      stop()
      sendAll()
    }
  }, [sendAll])

  const settle = useCallback(async () => {
    sendAll()
    await whenAnswered()
    return begun.current
  }, [sendAll])

  const hear = useCallback(
    (alerts: readonly WithId<Alert>[], isWhole: boolean) => {
      messages.hear(alerts)
      failures.hear(alerts, isWhole)
      perhaps.hear(alerts, isWhole)
      // A call that comes while a resolution waits is not what was resolved.
      for (const alert of alerts) {
        const resolution = waiting.current.get(alert.id)
        if (!resolution || !hasCalledSince(alert, resolution.act.lastCallAt)) continue
        resolution.undo()
        ofSeen.keep(tellCalledAgain(alert), alert)
      }
      // What somebody else has resolved there is nothing left to undo of: the server's answer says who did.
      for (const [id, { send }] of [...waiting.current]) if (failures.isDone(id, 'resolved')) send()
    },
    [messages, failures, ofSeen, perhaps],
  )

  const undo = useCallback((own: OwnAlert) => waiting.current.get(own.alert.id)?.undo(), [])

  return { acts, acknowledge, resolve, undo, settle, hear, see: ofSeen.see, mayBeOnOthers: perhaps.some }
}

import type { Alert, Resolution } from '@vigie/domain/alerts/alert'
import { hasCalledSince } from '@vigie/domain/alerts/alert-life'
import i18next from 'i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../lib/api/api-client.ts'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { currentLocale } from '../../../lib/i18n/i18n.ts'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { acknowledgeAlert, resolveAlert } from './alert-calls.ts'
import { whereabouts } from './alert-whereabouts.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import type { OwnAct, OwnActs } from './own-acts.ts'

/** How long a resolution can be undone; it is sent only then, since what is resolved cannot be opened again. */
const undoableMs = 6_000

/** A resolution that was decided and can still be undone. */
interface WaitingResolution {
  act: OwnAct
  send: () => void
  undo: () => void
}

/** The call may be heard here first, or by the server, which then refuses the resolution. */
function tellCalledAgain(alert: Alert): void {
  tell({ kind: 'error', text: i18next.t('alerts.notResolvedCalledAgain', { where: whereNow(alert) }) })
}

const whereNow = (alert: Alert) => whereabouts(alert, i18next.t, currentLocale())

/** Acknowledging and resolving, seen on this screen at once and taken back if the server refuses. */
export function useAlertActs() {
  const [acts, setActs] = useState<OwnActs>(new Map())
  const waiting = useRef(new Map<string, WaitingResolution>())

  const mark = useCallback((id: string, act: OwnAct | null) => {
    setActs((known) => {
      const next = new Map(known)
      if (act === null) next.delete(id)
      else next.set(id, act)
      return next
    })
  }, [])

  const acknowledge = useCallback(
    (own: OwnAlert) => {
      const { id, lastCallAt } = own.alert
      mark(id, { act: 'acknowledged', at: Date.now(), lastCallAt })
      acknowledgeAlert(own).catch((error: unknown) => {
        mark(id, null)
        tellFailure(error, i18next.t('alerts.notAcknowledged'))
      })
    },
    [mark],
  )

  const resolve = useCallback(
    (own: OwnAlert, resolution: Resolution) => {
      const { id, lastCallAt } = own.alert
      const act = { act: 'resolved' as const, at: Date.now(), lastCallAt }
      mark(id, act)
      const send = () => {
        clearTimeout(timer)
        dismiss(notice)
        waiting.current.delete(id)
        resolveAlert(own, resolution).catch((error: unknown) => {
          mark(id, null)
          if (error instanceof ApiError && error.status === 409) tellCalledAgain(own.alert)
          else tellFailure(error, i18next.t('alerts.notResolved'))
        })
      }
      const undo = () => {
        clearTimeout(timer)
        dismiss(notice)
        if (waiting.current.delete(id)) mark(id, null)
      }
      const timer = setTimeout(send, undoableMs)
      waiting.current.set(id, { act, send, undo })
      const notice = tell({
        kind: 'success',
        lastsMs: undoableMs,
        text: i18next.t('alerts.resolvedNotice', { where: whereNow(own.alert) }),
        action: { label: i18next.t('common.undo'), act: undo },
      })
    },
    [mark],
  )

  // Leaving the page must not lose what was decided on it.
  useEffect(() => {
    const unsent = waiting.current
    const sendAll = () => {
      for (const { send } of [...unsent.values()]) send()
    }
    addEventListener('pagehide', sendAll)
    return () => {
      removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [])

  // A call that comes while a resolution waits is not what was resolved.
  const takeBack = useCallback((alerts: readonly WithId<Alert>[]) => {
    for (const alert of alerts) {
      const resolution = waiting.current.get(alert.id)
      if (!resolution || !hasCalledSince(alert, resolution.act.lastCallAt)) continue
      resolution.undo()
      tellCalledAgain(alert)
    }
  }, [])

  return { acts, acknowledge, resolve, takeBack }
}

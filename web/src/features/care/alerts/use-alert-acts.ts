import type { Resolution } from '@vigie/domain/alerts/alert'
import i18next from 'i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dismiss, tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { acknowledgeAlert, resolveAlert } from './alert-calls.ts'
import type { OwnAlert } from './open-alerts-context.ts'
import type { OwnAct, OwnActs } from './own-acts.ts'

/** How long a resolution can be undone; it is sent only then, since what is resolved cannot be opened again. */
const undoableMs = 6_000

/** Acknowledging and resolving, seen on this screen at once and taken back if the server refuses. */
export function useAlertActs() {
  const [acts, setActs] = useState<OwnActs>(new Map())
  const waiting = useRef(new Map<string, () => void>())

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
      mark(own.alert.id, { act: 'acknowledged', at: Date.now() })
      acknowledgeAlert(own).catch((error: unknown) => {
        mark(own.alert.id, null)
        tellFailure(error, i18next.t('alerts.notAcknowledged'))
      })
    },
    [mark],
  )

  const resolve = useCallback(
    (own: OwnAlert, resolution: Resolution) => {
      const { id, room } = own.alert
      mark(id, { act: 'resolved', at: Date.now() })
      const send = () => {
        clearTimeout(timer)
        dismiss(notice)
        waiting.current.delete(id)
        resolveAlert(own, resolution).catch((error: unknown) => {
          mark(id, null)
          tellFailure(error, i18next.t('alerts.notResolved'))
        })
      }
      const undo = () => {
        clearTimeout(timer)
        if (waiting.current.delete(id)) mark(id, null)
      }
      const timer = setTimeout(send, undoableMs)
      waiting.current.set(id, send)
      const notice = tell({
        kind: 'success',
        lastsMs: undoableMs,
        text: i18next.t('alerts.resolvedNotice', { room }),
        action: { label: i18next.t('common.undo'), act: undo },
      })
    },
    [mark],
  )

  // Leaving the page must not lose what was decided on it.
  useEffect(() => {
    const unsent = waiting.current
    const sendAll = () => {
      for (const send of [...unsent.values()]) send()
    }
    addEventListener('pagehide', sendAll)
    return () => {
      removeEventListener('pagehide', sendAll)
      sendAll()
    }
  }, [])

  return { acts, acknowledge, resolve }
}

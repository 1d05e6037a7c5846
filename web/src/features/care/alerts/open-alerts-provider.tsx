import { isOver } from '@vigie/domain/alerts/alert-life'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useLiveAll } from '../../../lib/firebase/use-live.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { openAlertsSource } from '../records/sources.ts'
import { worstFirst } from './alert-order.ts'
import { alertQueriesOf } from './alert-queries.ts'
import { type OpenAlerts, OpenAlertsContext } from './open-alerts-context.ts'
import { withOwnAct } from './own-acts.ts'
import { useAlertActs } from './use-alert-acts.ts'

type AlertsSource = ReturnType<typeof openAlertsSource>

/** Watches the open alerts of every establishment that the person may read, for as long as they are signed in. */
export function OpenAlertsProvider({ children }: { children: ReactNode }) {
  const { acts, acknowledge, resolve, undo, takeBack } = useAlertActs(useSession().user.uid)
  const { loading, watched, sources } = useSources()
  const lives = useLiveAll(sources)

  const open = useMemo((): OpenAlerts => {
    const list = watched.flatMap(({ establishment }, index) => {
      const live = lives[index]
      if (live?.status !== 'ready') return []
      return live.value.items
        .map((alert) => ({ establishment, ...withOwnAct(alert, acts.get(alert.id)) }))
        .filter(({ alert }) => !isOver(alert))
    })
    return {
      list: list.sort(worstFirst),
      loading: loading || lives.some(({ status }) => status === 'loading'),
      unseen: [...new Set(watched.map(({ establishment }) => establishment))].flatMap((establishment) => {
        const theirs = lives.filter((_, index) => watched[index]?.establishment === establishment)
        const isWhole = theirs.every(({ status }) => status !== 'failed')
        const unreadable = theirs.flatMap((live) => (live.status === 'ready' ? live.value.unreadable : []))
        return isWhole && unreadable.length === 0 ? [] : { establishment, isWhole, unreadable }
      }),
      acknowledge,
      resolve,
      undo,
    }
  }, [watched, lives, acts, loading, acknowledge, resolve, undo])

  useEffect(() => {
    for (const live of lives) if (live.status === 'ready') takeBack(live.value.items)
  }, [lives, takeBack])

  return <OpenAlertsContext value={open}>{children}</OpenAlertsContext>
}

/** One source per establishment, or per resident whom the person follows there; kept when another comes or goes. */
function useSources() {
  const { list, loading } = useEstablishments()
  const known = useRef(new Map<string, AlertsSource>())
  return useMemo(() => {
    const watched = list.flatMap((establishment) =>
      alertQueriesOf(establishment).map((bid) => ({ establishment, bid })),
    )
    const sources = watched.map(({ establishment, bid }) => {
      const key = `${establishment.id}/${bid ?? ''}`
      const source = known.current.get(key) ?? openAlertsSource(establishment.id, bid)
      known.current.set(key, source)
      return source
    })
    return { loading, watched, sources }
  }, [list, loading])
}

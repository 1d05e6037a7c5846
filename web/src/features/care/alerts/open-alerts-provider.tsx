import { asSeenBy, isOver } from '@vigie/domain/alerts/alert-life'
import { establishmentIdOf } from '@vigie/domain/paths'
import { can, standingOf } from '@vigie/domain/people/permissions'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { toldAfterMs } from '../../../lib/connection/listener-state.ts'
import { useLiveAllHeard } from '../../../lib/firebase/use-live.ts'
import { accessTo, useSession } from '../../../lib/session/session-context.ts'
import { useElapsed } from '../../../lib/time/use-elapsed.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useEstablishmentOf } from '../establishments/use-establishment.ts'
import { allOpenAlertsSource, openAlertsSource } from '../records/alert-sources.ts'
import { worstFirst } from './alert-order.ts'
import { alertQueriesOf } from './alert-queries.ts'
import { type OpenAlerts, OpenAlertsContext } from './open-alerts-context.ts'
import { withOwnAct } from './own-acts.ts'
import { unseenOf } from './unseen-alerts.ts'
import { useAlertActs } from './use-alert-acts.ts'

type AlertsSource = ReturnType<typeof openAlertsSource>

/** Watches the open alerts of every establishment that the person may read, for as long as they are signed in. */
export function OpenAlertsProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const { user, timesLetGo } = session
  const { hear, see, acts, ...toDo } = useAlertActs(user.uid, timesLetGo)
  const { acknowledge, resolve, undo, settle, mayBeOnOthers } = toDo
  const { loading } = useEstablishments()
  const establishmentOf = useEstablishmentOf()
  const { watched, sources } = useSources()
  const [lives, heardUntil] = useLiveAllHeard(sources, watched)
  const waiting = loading || lives.some(({ status }) => status === 'loading')
  const isLate = useElapsed(toldAfterMs, waiting)

  // Not by the homes' records: whoever runs all of them would look at every alert anew with each home that comes.
  const alerts = useMemo(
    () =>
      lives
        .flatMap((live) => (live.status === 'ready' ? live.value.items : []))
        .map((alert) => {
          const access = accessTo(session, establishmentIdOf(alert.path))
          const isRelative = standingOf(access) === 'caregiver'
          return asSeenBy(alert, { uid: session.user.uid, isRelative })
        }),
    [lives, session],
  )
  const open = useMemo(() => {
    const list = alerts
      .map((alert) => ({
        establishment: establishmentOf(establishmentIdOf(alert.path)),
        ...withOwnAct(alert, acts.get(alert.id)),
      }))
      .filter(({ alert }) => !isOver(alert))
    const heard = lives.flatMap((live, index) => {
      const asked = watched[index]
      return asked ? { eid: asked.eid, live } : []
    })
    const waited = heard.flatMap(({ eid, live }) => (live.status === 'loading' ? [eid] : []))
    return {
      list: list.sort(worstFirst),
      loading: waiting,
      late: isLate ? [...waited, ...(loading ? [null] : [])] : [],
      unseen: unseenOf(heard, establishmentOf),
      acknowledge,
      resolve,
      undo,
      settle,
      mayBeOnOthers,
    }
  }, [
    watched,
    lives,
    alerts,
    acts,
    loading,
    waiting,
    isLate,
    establishmentOf,
    acknowledge,
    resolve,
    undo,
    settle,
    mayBeOnOthers,
  ])

  const value = useMemo((): OpenAlerts => ({ ...open, heardUntil }), [open, heardUntil])

  useEffect(() => {
    hear(alerts, lives.length > 0 && lives.every(({ status }) => status === 'ready'))
  }, [lives, alerts, hear])

  useEffect(() => {
    if (!loading) see(watched)
  }, [watched, loading, see])

  return <OpenAlertsContext value={value}>{children}</OpenAlertsContext>
}

/**
 * One source for every establishment where the person may read all (ADR 38), else one per establishment, or per resident
 * whom they follow there; kept when another comes or goes.
 */
function useSources() {
  const { person } = useSession()
  const { list } = useEstablishments()
  const known = useRef(new Map<string, AlertsSource>())
  return useMemo(() => {
    const sourceOf = (key: string, made: () => AlertsSource) => {
      const source = known.current.get(key) ?? made()
      known.current.set(key, source)
      return source
    }
    if (can({ person, membership: null }, 'read', 'alerts')) {
      return { watched: [{ eid: null }], sources: [sourceOf('', allOpenAlertsSource)] }
    }
    const watched = list.flatMap((establishment) =>
      alertQueriesOf(establishment).map((bid) => ({ eid: establishment.id, bid })),
    )
    const sources = watched.map(({ eid, bid }) =>
      sourceOf(`${eid}/${bid ?? ''}`, () => openAlertsSource(eid, bid)),
    )
    return { watched, sources }
  }, [person, list])
}

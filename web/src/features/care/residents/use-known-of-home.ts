import type { Device } from '@vigie/domain/devices/device'
import { localDate } from '@vigie/domain/time/local-time'
import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import { useWatchedConnection } from '../../../lib/connection/connection-context.tsx'
import { whenStill } from '../../../lib/page/when-still.ts'
import { startOfDate } from '../../../lib/time/start-of-date.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import type { KnownOfHome } from './narrowing.ts'

/** What is known of a home's residents without listening to more, and how the cards of its list add to it. */
export function useKnownOfHome({ id: eid, details }: OwnEstablishment): {
  readonly known: KnownOfHome
  readonly hear: (bid: string, devices: readonly Device[]) => void
} {
  const now = useNow()
  const { list, loading, heardUntil, unseen } = useOpenAlerts()
  const { connection } = useWatchedConnection()
  const [devices, setDevices] = useState<KnownOfHome['devices']>(new Map())
  // What many cards hear at once is counted once.
  const unread = useRef(new Map<string, readonly Device[]>())
  const hear = useCallback((bid: string, heard: readonly Device[]) => {
    unread.current.set(bid, heard)
    if (unread.current.size > 1) return
    whenStill(() => {
      const said = unread.current
      unread.current = new Map()
      startTransition(() => setDevices((before) => new Map([...before, ...said])))
    })
  }, [])
  const timeZone = details?.timeZone ?? null
  const today = timeZone === null ? null : localDate(now, timeZone)
  const dayBegan = useMemo(
    () => (timeZone === null || today === null ? null : startOfDate(today, timeZone)),
    [timeZone, today],
  )
  const alerted = useMemo(
    () =>
      new Set(
        list.flatMap(({ alert, establishment }) => (establishment.id === eid ? alert.beneficiaryId : [])),
      ),
    [list, eid],
  )
  // Those that come while it is offline, or they are not heard, are not seen.
  const seesAllAlerts =
    connection.state !== 'offline' &&
    !loading &&
    heardUntil(eid) === Infinity &&
    unseen.every(({ establishment }) => establishment !== null && establishment.id !== eid)
  const unheard = details?.silent ?? null
  const known = useMemo(
    () => ({ alerted, seesAllAlerts, devices, unheard, dayBegan, now }),
    [alerted, seesAllAlerts, devices, unheard, dayBegan, now],
  )
  return { known, hear }
}

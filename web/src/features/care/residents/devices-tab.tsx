import type { Device } from '@vigie/domain/devices/device'
import { localDate } from '@vigie/domain/time/local-time'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { climateOf } from '../devices/climate.ts'
import { DeviceTiles } from '../devices/device-tiles.tsx'
import { mayManage } from '../establishments/manage/may-manage.ts'
import { daySource } from '../records/device-sources.ts'
import { useShownResident } from './use-shown-resident.ts'

const ManagedTiles = lazy(() =>
  loadWithTexts(['managing', 'devices'], () => import('../devices/manage/managed-tiles.tsx')),
)

const SelfTold = lazy(() => loadWithTexts('devices', () => import('../devices/manage/self-told.tsx')))

/**
 * /establishment/{eid}/beneficiary/{bid}/devices: the sensors of a resident. Whoever administers the home sees those too that were
 * only added, and what may be done about each.
 */
export default function DevicesTab() {
  const { establishment, timeZone, bid, resident, devices } = useShownResident()
  const eid = establishment.id
  const today = localDate(useNow(), timeZone)
  const day = useLive(useMemo(() => daySource(eid, bid, today), [eid, bid, today]))
  const climate = useMemo(() => climateOf(day.status === 'ready' ? day.value.items : []), [day])
  const [isPlain, setPlain] = useState(false)
  const isArchived = resident.state === 'archived'
  const [isUntold, setUntold] = useState(false)
  const unheard = establishment.details?.silent ?? null
  const selfToldOf = useCallback(
    (device: WithId<Device>) => (
      <LoadBoundary onFailed={() => setUntold(true)}>
        <SelfTold device={device} unheard={unheard} timeZone={timeZone} />
      </LoadBoundary>
    ),
    [unheard, timeZone],
  )
  const told = isUntold ? {} : { selfToldOf }
  const shown = { devices, climate, timeZone, unheard }
  const plain = <DeviceTiles {...{ ...shown, isArchived }} {...told} />
  if (!mayManage(establishment) || isPlain) return plain
  return (
    // The sensors do not wait for what may be done about them.
    <LoadBoundary onFailed={() => setPlain(true)}>
      <Suspense fallback={plain}>
        <ManagedTiles eid={eid} bid={bid} resident={resident} {...shown} {...told} />
      </Suspense>
    </LoadBoundary>
  )
}

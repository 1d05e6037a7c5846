import { mdiAccessPointOff, mdiAccessPointPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Device } from '@vigie/domain/devices/device'
import type { Silent } from '@vigie/domain/supervision/silent'
import { lazy, type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../../../components/card-list.tsx'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import type { Live, LiveList, WithId } from '../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { claimsSource } from '../../../care/records/device-sources.ts'
import { residentsSource } from '../../../care/records/resident-sources.ts'
import { useUnreadableNames } from '../../../care/records/unreadable-names.ts'
import type { Climate } from '../climate.ts'
import { DeviceTiles } from '../device-tiles.tsx'
import { DeviceMenu } from './device-menu.tsx'
import { DeviceRow } from './device-row.tsx'
import { waitingFor } from './kept-devices.ts'

const AddDevice = lazy(() => import('./add-device.tsx'))

interface Props {
  eid: string
  bid: string
  resident: Beneficiary
  devices: Live<LiveList<Device>>
  climate: Climate
  timeZone: string
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
  /** What each told of battery and signal. */
  selfToldOf?: ((device: WithId<Device>) => ReactNode) | undefined
}

const nobody: readonly WithId<Beneficiary>[] = []

/** The sensors of a resident for whoever administers the home: what may be done about each, those not heard yet, and one more. */
export default function ManagedTiles(props: Props) {
  const { eid, bid, resident, devices, climate, timeZone, unheard, selfToldOf } = props
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const titleId = useId()
  const claimed = useLive(useMemo(() => claimsSource(eid), [eid]))
  const living = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const residents = living.status === 'ready' ? living.value.items : nobody
  const [isAdding, setAdding] = useState(false)
  const actionsOf = useCallback(
    ({ id, type, location }: WithId<Device>) => (
      <DeviceMenu
        eid={eid}
        device={{ deviceId: id, type, location, beneficiaryId: bid, isHeard: true }}
        residents={residents}
      />
    ),
    [eid, bid, residents],
  )
  const known = devices.status === 'ready' ? devices.value.items : []
  const waiting = claimed.status === 'ready' ? waitingFor(bid, claimed.value.items, known) : []
  const add = resident.state === 'active' && (
    <Button
      variant="contained"
      startIcon={<Icon path={mdiAccessPointPlus} />}
      onClick={() => setAdding(true)}
      sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
    >
      {t('devices.add')}
    </Button>
  )
  const isEmpty = devices.status === 'ready' && known.length === 0 && devices.value.unreadable.length === 0
  // Whether there is none is not known before the claims are.
  const none = claimed.status === 'ready' && add && waiting.length === 0 && (
    <EmptyState
      icon={mdiAccessPointOff}
      title={t('resident.noDevices')}
      help={t('devices.noneOfResidentHelp')}
    >
      {add}
    </EmptyState>
  )
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <DeviceTiles
        {...{ devices, climate, timeZone, unheard, selfToldOf, actionsOf }}
        isArchived={resident.state === 'archived'}
        {...(add && { none })}
      />
      {claimed.status === 'failed' && <NoAccess />}
      {claimed.status === 'ready' && <Unreadable names={names(claimed.value.unreadable)} />}
      {waiting.length > 0 && (
        <section aria-labelledby={titleId}>
          <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1.5 }}>
            {t('devices.waitingOnes')}
          </Typography>
          <CardList minWidth={340} gap={1.5}>
            {waiting.map((device) => (
              <DeviceRow key={device.deviceId} {...{ eid, device, residents, timeZone }} />
            ))}
          </CardList>
        </section>
      )}
      {!(isEmpty && none) && add}
      {isAdding && (
        <LoadBoundary onFailed={() => setAdding(false)}>
          <AddDevice eid={eid} residents={residents} of={bid} onClose={() => setAdding(false)} />
        </LoadBoundary>
      )}
    </Box>
  )
}

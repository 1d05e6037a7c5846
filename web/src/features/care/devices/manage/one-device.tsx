import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Assignment } from '@vigie/domain/devices/device'
import { localDate } from '@vigie/domain/time/local-time'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../../../components/card-list.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { RefusalRow } from '../../../care/establishments/manage/refusals/refusal-row.tsx'
import { refusalsOfDeviceSource } from '../../../care/records/one-device-sources.ts'
import { residentsSource } from '../../../care/records/resident-sources.ts'
import { useUnreadableNames } from '../../../care/records/unreadable-names.ts'
import { DeviceOwners } from './device-owners.tsx'
import { DeviceRow } from './device-row.tsx'
import { LastSaid } from './last-said.tsx'

const RawCard = lazy(() => loadWithTexts('trends', () => import('./raw/raw-card.tsx')))
const UpkeepCard = lazy(() => import('./upkeep-card.tsx'))

/** How many of a device are read: whoever mends it looks at the latest. */
const mostRefusals = 20

interface Props {
  assignment: WithId<Assignment>
  timeZone: string
}

/** A device as it is now, what it said lately, whose it was, and what of it was refused. */
export function OneDevice({ assignment, timeZone }: Props) {
  const { t } = useTranslation()
  const { id: deviceId, establishmentId: eid, beneficiaryId, type, location } = assignment
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const refused = useLive(useMemo(() => refusalsOfDeviceSource(eid, deviceId, mostRefusals), [eid, deviceId]))
  const today = localDate(useNow(), timeZone)
  const living = residents.status === 'ready' ? residents.value.items : []
  const device = { deviceId, type, location, beneficiaryId, isHeard: true }
  const names = useUnreadableNames()
  const [isMissing, setMissing] = useState(false)
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <CardList minWidth={340} gap={1.5}>
        <DeviceRow eid={eid} device={device} residents={living} timeZone={timeZone} isOpen />
      </CardList>
      <LastSaid
        key={`${beneficiaryId} ${today}`}
        {...{ eid, beneficiaryId, deviceId, type, timeZone, today }}
      />
      <TitledCard title={t('devices.owners')}>
        <DeviceOwners assignment={assignment} timeZone={timeZone} />
      </TitledCard>
      <TitledCard title={t('devices.refused')}>
        {refused.status === 'failed' && <NoAccess />}
        {refused.status === 'loading' && <Typography aria-hidden>…</Typography>}
        {refused.status === 'ready' && <Unreadable names={names(refused.value.unreadable)} />}
        {refused.status === 'ready' && refused.value.items.length + refused.value.unreadable.length === 0 && (
          <Typography>{t('devices.noneRefused')}</Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {refused.status === 'ready' &&
            refused.value.items.map((refusal) => (
              <RefusalRow key={refusal.id} refusal={refusal} timeZone={timeZone} showsHome={false} />
            ))}
        </Box>
      </TitledCard>
      {/* Last, since its code comes by itself: nothing moves as it does. */}
      {!isMissing && (
        <LoadBoundary onFailed={() => setMissing(true)}>
          <RawCard key={`${deviceId} ${beneficiaryId}`} {...{ assignment, timeZone, today }} />
          <UpkeepCard {...{ eid, deviceId, timeZone, today }} />
        </LoadBoundary>
      )}
    </Box>
  )
}

import { mdiAccountQuestionOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import type { Establishment } from '@vigie/domain/care/establishment'
import { can } from '@vigie/domain/people/permissions'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { DeviceTiles } from '../devices/device-tiles.tsx'
import type { OwnEstablishment } from '../establishments/establishments-context.ts'
import { TodayTimeline } from '../events/today-timeline.tsx'
import { devicesSource, residentSource } from '../records/sources.ts'
import { ChangeResident } from './manage/change-resident.tsx'
import { ResidentHeader } from './resident-header.tsx'
import { roomAndName } from './room-and-name.ts'
import { useOpenedTrace } from './use-opened-trace.ts'

interface Props {
  establishment: OwnEstablishment
  details: Establishment
  bid: string
}

/** A resident's page, once it is known in which establishment they live. */
export function ResidentView({ establishment, details, bid }: Props) {
  const { t } = useTranslation()
  const eid = establishment.id
  const { timeZone } = details
  const resident = useLive(useMemo(() => residentSource(eid, bid), [eid, bid]))
  const devices = useLive(useMemo(() => devicesSource(eid, bid), [eid, bid]))
  const known = resident.status === 'ready' ? resident.value : null
  const hasRoom = known !== null && known.room.trim() !== ''
  const title = known ? roomAndName(known) : t('resident.title')
  const tabTitle = hasRoom ? t('common.room', { room: known.room }) : t('resident.title')
  usePageHeader(title, routes.establishment(eid), tabTitle)
  useOpenedTrace(eid, bid, timeZone)

  if (resident.status === 'loading') return <Skeletons shape="columns" />
  if (resident.status === 'failed') {
    if (resident.code !== 'unreadable') return <NoAccess />
    return (
      <EmptyState
        icon={mdiAccountQuestionOutline}
        title={t('resident.unreadableTitle')}
        help={t('resident.unreadableHelp')}
      />
    )
  }
  if (known === null) {
    return (
      <EmptyState
        icon={mdiAccountQuestionOutline}
        title={t('resident.notFoundTitle')}
        help={t('resident.notFoundHelp')}
      />
    )
  }
  const list = devices.status === 'ready' ? devices.value.items : null
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
      <ResidentHeader
        resident={known}
        devices={list}
        timeZone={timeZone}
        correction={
          can(establishment.access, 'update', 'beneficiaries') && (
            <ChangeResident eid={eid} bid={bid} resident={known} />
          )
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <DeviceTiles devices={devices} timeZone={timeZone} />
        <TodayTimeline eid={eid} bid={bid} timeZone={timeZone} devices={list} />
      </Box>
    </Box>
  )
}

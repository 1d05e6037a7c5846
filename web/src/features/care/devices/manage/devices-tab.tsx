import { mdiAccessPointPlus, mdiAccountGroupOutline, mdiFileUploadOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { lazy, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../components/empty-state.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../components/unreadable.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import { useFocusOnward } from '../../../../lib/page/use-focus-onward.ts'
import { useManaged } from '../../../care/establishments/manage/use-managed.ts'
import { assignmentsSource, claimsSource } from '../../../care/records/device-sources.ts'
import { residentsSource } from '../../../care/records/resident-sources.ts'
import { useUnreadableNames } from '../../../care/records/unreadable-names.ts'
import { AddResident } from '../../../care/residents/manage/add-resident.tsx'
import { apart, type DevicesOfResident, devicesByResident } from './kept-devices.ts'
import { ResidentDevices } from './resident-devices.tsx'
import { useNewDevices } from './use-new-devices.ts'

const AddDevice = lazy(() => import('./add-device.tsx'))
const TechnicalAlerts = lazy(() =>
  loadWithTexts('supervision', () => import('../../../care/supervision/technical-alerts.tsx')),
)
const ImportDevices = lazy(() => import('./import-devices.tsx'))

/** /establishment/{eid}/devices: the devices of a home, those that were only added too, and what is done about them. */
export default function DevicesTab() {
  const { id: eid, details } = useManaged()
  const assigned = useLive(useMemo(() => assignmentsSource(eid), [eid]))
  const claimed = useLive(useMemo(() => claimsSource(eid), [eid]))
  const residents = useLive(useMemo(() => residentsSource(eid, null), [eid]))
  const names = useUnreadableNames()
  if ([assigned, claimed, residents].some(({ status }) => status === 'failed')) return <NoAccess />
  if (assigned.status !== 'ready' || claimed.status !== 'ready' || residents.status !== 'ready') {
    return <Skeletons shape="rows" />
  }
  const all = [assigned.value, claimed.value, residents.value]
  const groups = devicesByResident(assigned.value.items, claimed.value.items, residents.value.items)
  return (
    <>
      <Unreadable names={names(all.flatMap(({ unreadable }) => unreadable))} />
      {details && (
        <LoadBoundary onFailed={() => {}}>
          <TechnicalAlerts eid={eid} timeZone={details.timeZone} />
        </LoadBoundary>
      )}
      <Devices
        eid={eid}
        groups={groups}
        residents={residents.value.items}
        timeZone={details?.timeZone ?? null}
      />
    </>
  )
}

interface Props {
  eid: string
  groups: readonly DevicesOfResident[]
  residents: readonly WithId<Beneficiary>[]
  timeZone: string | null
}

const ByResident = ({ groups, ...of }: Props & { under?: string }) =>
  groups.map(({ resident, devices }) => (
    <ResidentDevices key={resident?.id ?? ''} resident={resident} devices={devices} {...of} />
  ))

function Devices({ eid, groups, residents, timeZone }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const close = () => setOpen(null)
  const titleId = useId()
  const list = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  useFocusOnward(list, first)
  const { named: added, others } = apart(groups, useNewDevices(groups))
  if (residents.length === 0 && groups.length === 0) {
    return (
      <div ref={list}>
        <EmptyState
          icon={mdiAccountGroupOutline}
          title={t('devices.noResidents')}
          help={t('devices.noResidentsHelp')}
        >
          <AddResident eid={eid} isFirst />
        </EmptyState>
      </div>
    )
  }
  const add = (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: groups.length === 0 ? 'center' : 'start',
      }}
    >
      <Button
        ref={first}
        variant="contained"
        startIcon={<Icon path={mdiAccessPointPlus} />}
        onClick={() => setOpen('add')}
      >
        {t('devices.add')}
      </Button>
      <Button startIcon={<Icon path={mdiFileUploadOutline} />} onClick={() => setOpen('import')}>
        {t('devices.import')}
      </Button>
    </Box>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {groups.length === 0 && (
        <EmptyState icon={mdiAccessPointPlus} title={t('devices.none')} help={t('devices.noneHelp')} />
      )}
      {/* The same two buttons with the first device: whoever goes by keyboard is led back to the one they pressed. */}
      {add}
      <Box ref={list} sx={{ display: 'contents' }}>
        {added.length > 0 && (
          <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 2 }}>
            <Typography id={titleId} component="h2" variant="h2">
              {t('devices.newOnes')}
            </Typography>
            <ByResident groups={added} under={titleId} {...{ eid, residents, timeZone }} />
          </Box>
        )}
        <ByResident groups={others} {...{ eid, residents, timeZone }} />
      </Box>
      {open && (
        <LoadBoundary onFailed={close}>
          {open === 'add' ? (
            <AddDevice eid={eid} residents={residents} onClose={close} />
          ) : (
            <ImportDevices
              eid={eid}
              residents={residents}
              kept={groups.flatMap(({ devices }) => devices)}
              onClose={close}
            />
          )}
        </LoadBoundary>
      )}
    </Box>
  )
}

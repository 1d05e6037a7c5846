import { mdiAccessPointOff } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { Device } from '@vigie/domain/devices/device'
import type { Silent } from '@vigie/domain/supervision/silent'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CardList } from '../../../components/card-list.tsx'
import { EmptyState } from '../../../components/empty-state.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import type { Live, LiveList, WithId } from '../../../lib/firebase/live-source.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import type { Climate } from './climate.ts'
import { DeviceTile } from './device-tile.tsx'

interface Props {
  devices: Live<LiveList<Device>>
  /** What they measured today. */
  climate: Climate
  timeZone: string
  /** What is known to be silent in the home; null: nothing. */
  unheard: Silent | null
  /** Care that is under way with the resident. */
  snoozes?: Beneficiary['snoozes']
  /** Whether their record is archived: then none will come. */
  isArchived: boolean
  /** What each told of battery and signal, where that is shown; to be memoised. */
  selfToldOf?: ((device: WithId<Device>) => ReactNode) | undefined
  /** What may be done about each, for who may; to be memoised. */
  actionsOf?: (device: WithId<Device>) => ReactNode
  /** Where whoever reads this adds one. */
  addAt?: string
  /** What stands there where there is none; that an administrator will install them, where nothing is said. */
  none?: ReactNode
}

/** The sensors of a resident. */
export function DeviceTiles({ devices, ...shown }: Props) {
  const { t } = useTranslation()
  return (
    <Box component="section" aria-labelledby="devices-title">
      <Typography id="devices-title" component="h2" variant="h2" sx={{ mb: 1.5 }}>
        {t('resident.devices')}
      </Typography>
      {devices.status === 'failed' && <NoAccess />}
      {devices.status === 'loading' && <Skeletons shape="rows" />}
      {devices.status === 'ready' && <Tiles list={devices.value} {...shown} />}
    </Box>
  )
}

function Tiles({
  list,
  none,
  isArchived,
  addAt,
  ...shown
}: Omit<Props, 'devices'> & { list: LiveList<Device> }) {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  if (list.items.length === 0 && list.unreadable.length === 0) {
    if (none !== undefined) return none
    if (addAt !== undefined && !isArchived) {
      return (
        <EmptyState icon={mdiAccessPointOff} title={t('resident.noDevices')} help="">
          <Button component={Link} to={addAt} variant="contained">
            {t('resident.addDevices')}
          </Button>
        </EmptyState>
      )
    }
    return (
      <EmptyState
        icon={mdiAccessPointOff}
        title={t('resident.noDevices')}
        help={t(isArchived ? 'resident.noDevicesArchivedHelp' : 'resident.noDevicesHelp')}
      />
    )
  }
  return (
    <>
      <Unreadable names={names(list.unreadable)} />
      <CardList minWidth={260} gap={1.5}>
        {list.items.map((device) => (
          <DeviceTile key={device.id} device={device} {...shown} />
        ))}
      </CardList>
    </>
  )
}

import { mdiDotsVertical } from '@mdi/js'
import IconButton from '@mui/material/IconButton'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { ActionMenu } from '../../../../components/menu/action-menu.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { roomAndName } from '../../../care/residents/room-and-name.ts'
import { nameOfKept } from './device-words.ts'
import type { KeptDevice } from './kept-devices.ts'

const DeviceAct = lazy(() => import('./device-act.tsx'))

interface Props {
  eid: string
  device: KeptDevice
  residents: readonly WithId<Beneficiary>[]
  /** Whether devices of several residents stand on the page: what it is called then says whose this is. */
  amongAll?: boolean
}

/** What may be done about a device by whoever administers its home. */
export function DeviceMenu({ eid, device, residents, amongAll = false }: Props) {
  const { t } = useTranslation()
  const name = nameOfKept(device, useLocale())
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [act, setAct] = useState<'describe' | 'move' | 'retire' | null>(null)
  const owner = amongAll ? residents.find(({ id }) => id === device.beneficiaryId) : undefined
  const close = () => setAct(null)
  return (
    <>
      <IconButton
        aria-label={
          owner
            ? t('devices.actionsOfTheirs', { name, who: roomAndName(owner) })
            : t('devices.actionsOf', { name })
        }
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <ActionMenu
        anchor={anchor}
        onClose={() => setAnchor(null)}
        items={[
          { label: t('devices.describe'), act: () => setAct('describe') },
          { label: t('devices.move'), act: () => setAct('move') },
          {
            label: t(device.isHeard ? 'devices.retire' : 'devices.withdraw'),
            act: () => setAct('retire'),
          },
        ]}
      />
      {act && (
        <LoadBoundary onFailed={close}>
          <DeviceAct act={act} eid={eid} device={device} name={name} residents={residents} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}

import { mdiDotsVertical } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { lazy, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { ActionMenu } from '../../../../components/menu/action-menu.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { HeardSince } from './heard-since.tsx'
import { devEuiInWords, type KeptDevice } from './kept-devices.ts'

const DeviceAct = lazy(() => import('./device-act.tsx'))

interface Props {
  eid: string
  device: KeptDevice
  residents: readonly WithId<Beneficiary>[]
}

/** A device: what and where it is, when it was heard, and what may be done about it. */
export function DeviceRow({ eid, device, residents }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const row = useRef<HTMLLIElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [act, setAct] = useState<'describe' | 'move' | 'retire' | null>(null)
  const info = deviceTypeInfo(device.type)
  const typeName = info.name[locale]
  const name = device.location === '' ? typeName : `${typeName}, ${device.location}`
  const close = () => setAct(null)
  return (
    <Card
      component="li"
      ref={row}
      data-device={device.deviceId}
      sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'center' }}
    >
      <Box
        component="img"
        src={`/devices/${info.icon}.svg`}
        alt=""
        sx={{ width: 44, height: 44, flex: 'none' }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography component="h3" variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', '& > span': { whiteSpace: 'nowrap' } }}>
          <span>{devEuiInWords(device.deviceId)}</span> · <span>{device.type}</span>
        </Typography>
        <HeardSince eid={eid} device={device} row={row} />
      </Box>
      <IconButton
        aria-label={t('devices.actionsOf', { name })}
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
    </Card>
  )
}

import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { dotted } from '../../../../components/dotted.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { DeviceMenu } from './device-menu.tsx'
import { nameOfKept } from './device-words.ts'
import { HeardSince } from './heard-since.tsx'
import { devEuiInWords, type KeptDevice } from './kept-devices.ts'

interface Props {
  eid: string
  device: KeptDevice
  residents: readonly WithId<Beneficiary>[]
  /** Null while it is not known. */
  timeZone: string | null
  /** Its own page is the one that is open. */
  isOpen?: boolean
}

/** A device: what and where it is, when it was heard, and what may be done about it. */
export function DeviceRow({ eid, device, residents, timeZone, isOpen = false }: Props) {
  const name = nameOfKept(device, useLocale())
  const row = useRef<HTMLLIElement>(null)
  return (
    <Card
      component="li"
      ref={row}
      data-device={device.deviceId}
      sx={{ p: 1.5, display: 'flex', gap: 1.5, alignItems: 'start' }}
    >
      <Box
        component="img"
        src={`/devices/${deviceTypeInfo(device.type).icon}.svg`}
        alt=""
        sx={{ width: 44, height: 44, flex: 'none' }}
      />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5 }}>
        <Typography component={isOpen ? 'h2' : 'h3'} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {device.isHeard && !isOpen ? (
            <Link
              component={RouterLink}
              to={routes.device(eid, device.deviceId)}
              color="inherit"
              sx={forFinger}
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', ...dotted }}>
          <span>{devEuiInWords(device.deviceId)}</span>
          <span>{device.type}</span>
        </Typography>
        <HeardSince eid={eid} device={device} row={row} timeZone={timeZone} />
      </Box>
      <DeviceMenu eid={eid} device={device} residents={residents} amongAll />
    </Card>
  )
}

/** A name of one line is as high as a finger: nothing else leads to the device's page, and nothing moves for it. */
const forFinger = {
  position: 'relative',
  '&::after': { content: '""', position: 'absolute', inset: 'calc(50% - 22px) -8px' },
} as const

import Typography from '@mui/material/Typography'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList } from '../../../../components/card-list.tsx'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { DeviceRow } from './device-row.tsx'
import type { DevicesOfResident } from './kept-devices.ts'

interface Props extends DevicesOfResident {
  eid: string
  residents: readonly WithId<Beneficiary>[]
  /** Null while it is not known. */
  timeZone: string | null
  /** The id of the title that this stands under, beside other devices of the same resident: its name holds both. */
  under?: string
}

/** The devices of one resident, or of those who live there no more. */
export function ResidentDevices({ eid, resident, devices, residents, timeZone, under = '' }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const room = resident?.room.trim()
  return (
    <section aria-labelledby={`${under} ${titleId}`}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {resident === null ? t('devices.ofNobodyHere') : room ? `${room} · ${resident.name}` : resident.name}
      </Typography>
      <CardList minWidth={340} gap={1.5}>
        {devices.map((device) => (
          <DeviceRow key={device.deviceId} {...{ eid, device, residents, timeZone }} />
        ))}
      </CardList>
    </section>
  )
}

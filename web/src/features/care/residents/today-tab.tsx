import Box from '@mui/material/Box'
import type { Device } from '@vigie/domain/devices/device'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { localDate } from '@vigie/domain/time/local-time'
import { useCallback, useMemo } from 'react'
import type { WithId } from '../../../lib/firebase/live-source.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { climateOf } from '../devices/climate.ts'
import { DeviceTiles } from '../devices/device-tiles.tsx'
import { mayManage } from '../establishments/manage/may-manage.ts'
import { CareOfDevice } from '../snoozes/care-of-device.tsx'
import { maySilence, sendsWarnings } from '../snoozes/may-silence.ts'
import { TodayTimeline } from '../timeline/today-timeline.tsx'
import { useResidentDay } from '../timeline/use-resident-day.ts'
import { useShownResident } from './use-shown-resident.ts'

/** /establishment/{eid}/beneficiary/{bid}: a resident's sensors and their day. */
export default function TodayTab() {
  const locale = useLocale()
  const { establishment, timeZone, bid, resident, devices } = useShownResident()
  const { id: eid, access } = establishment
  const isArchived = resident.state === 'archived'
  const of = useMemo(
    () => ({ eid, bid, access, timeZone, isArchived }),
    [eid, bid, access, timeZone, isArchived],
  )
  const today = localDate(useNow(), timeZone)
  const day = useResidentDay(of, today, 'today')
  const { name, snoozes } = resident
  const mayAct = maySilence(establishment, resident)
  const actionsOf = useCallback(
    ({ id, type, location }: WithId<Device>) =>
      sendsWarnings(type) && (
        <CareOfDevice
          of={{ eid, bid, name }}
          deviceId={id}
          device={location === '' ? deviceTypeInfo(type).name[locale] : location}
        />
      ),
    [eid, bid, name, locale],
  )
  const climate = useMemo(() => climateOf(day.days), [day.days])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <DeviceTiles
        {...{ devices, climate, timeZone, isArchived }}
        unheard={establishment.details?.silent ?? null}
        {...(snoozes && { snoozes })}
        {...(mayAct && { actionsOf })}
        {...(mayManage(establishment) && { addAt: routes.residentDevices(eid, bid) })}
      />
      <TodayTimeline
        of={of}
        today={today}
        day={day}
        {...(snoozes && { snoozes })}
        devices={devices.status === 'ready' ? devices.value.items : null}
      />
    </Box>
  )
}

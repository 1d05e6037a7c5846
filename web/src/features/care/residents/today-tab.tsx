import Box from '@mui/material/Box'
import { localDate } from '@vigie/domain/time/local-time'
import { useMemo } from 'react'
import { useNow } from '../../../lib/time/use-now.ts'
import { climateOf } from '../devices/climate.ts'
import { DeviceTiles } from '../devices/device-tiles.tsx'
import { TodayTimeline } from '../timeline/today-timeline.tsx'
import { useResidentDay } from '../timeline/use-resident-day.ts'
import { useShownResident } from './use-shown-resident.ts'

/** /establishment/{eid}/beneficiary/{bid}: a resident's sensors and their day. */
export default function TodayTab() {
  const { establishment, timeZone, bid, resident, devices } = useShownResident()
  const { id: eid, access } = establishment
  const isArchived = resident.state === 'archived'
  const of = useMemo(
    () => ({ eid, bid, access, timeZone, isArchived }),
    [eid, bid, access, timeZone, isArchived],
  )
  const today = localDate(useNow(), timeZone)
  const day = useResidentDay(of, today)
  const climate = useMemo(() => climateOf(day.days), [day.days])
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <DeviceTiles {...{ devices, climate, timeZone, isArchived }} />
      <TodayTimeline
        of={of}
        today={today}
        day={day}
        devices={devices.status === 'ready' ? devices.value.items : null}
      />
    </Box>
  )
}

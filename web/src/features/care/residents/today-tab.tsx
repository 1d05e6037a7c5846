import Box from '@mui/material/Box'
import { DeviceTiles } from '../devices/device-tiles.tsx'
import { TodayTimeline } from '../events/today-timeline.tsx'
import { useShownResident } from './use-shown-resident.ts'

/** /establishment/{eid}/beneficiary/{bid}: a resident's sensors and their day. */
export default function TodayTab() {
  const { establishment, timeZone, bid, devices } = useShownResident()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <DeviceTiles devices={devices} timeZone={timeZone} />
      <TodayTimeline
        eid={establishment.id}
        bid={bid}
        timeZone={timeZone}
        devices={devices.status === 'ready' ? devices.value.items : null}
      />
    </Box>
  )
}

import Box from '@mui/material/Box'
import { lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { LaterPart } from './later-part.tsx'
import { addressOfPeriod, periodFault, periodOfAddress } from './period-address.ts'
import { PeriodChoice } from './period-choice.tsx'
import { ShownTrends } from './shown-trends.tsx'

const NightCard = lazy(() => import('./night-card.tsx'))

/** /establishment/{eid}/beneficiary/{bid}/trends: what sensors told of a resident over a period, beside the one before. */
export default function TrendsTab() {
  const { establishment, bid, timeZone } = useShownResident()
  const [search, setSearch] = useSearchParams()
  // The address follows what is chosen, and not the other way round: it may lag behind the next choice.
  const [asked, setAsked] = useState(() => periodOfAddress(search, Date.now(), timeZone))
  return (
    <Box sx={{ maxWidth: 900, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <LaterPart>
        <NightCard {...{ eid: establishment.id, bid, timeZone }} />
      </LaterPart>
      <PeriodChoice
        asked={asked}
        onChange={(changed) => {
          setAsked(changed)
          setSearch(addressOfPeriod(changed), { replace: true })
        }}
      />
      {periodFault(asked) === null && <ShownTrends {...{ eid: establishment.id, bid, timeZone, asked }} />}
    </Box>
  )
}

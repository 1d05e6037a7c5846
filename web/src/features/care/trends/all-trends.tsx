import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { getWholeTrendsCall } from '@vigie/domain/api/whole-trends-calls'
import { residentsReadBy } from '@vigie/domain/people/permissions'
import type { Shift } from '@vigie/domain/time/shift'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import { callApi } from '../../../lib/api/api-client.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useShownResident } from '../residents/use-shown-resident.ts'
import { ChangesCard } from './changes-card.tsx'
import { prepareCharts } from './day-charts.tsx'
import { NightCard } from './night-card.tsx'
import { openingOf } from './opening.ts'
import { addressOfPeriod, periodFault, periodOfAddress } from './period-address.ts'
import { PeriodChoice } from './period-choice.tsx'
import { ShownTrends } from './shown-trends.tsx'

const noShifts: readonly Shift[] = []

/** What sensors told of a resident: the last night, and a period beside the one before. */
export default function AllTrends() {
  const { t } = useTranslation()
  const { establishment, bid, timeZone } = useShownResident()
  const [search, setSearch] = useSearchParams()
  // The address follows what is chosen, and not the other way round: it may lag behind the next choice.
  const [asked, setAsked] = useState(() => periodOfAddress(search, Date.now(), timeZone))
  const [openedWith] = useState(asked)
  useEffect(prepareCharts, [])
  const opening = useMemo(
    () =>
      openingOf(openedWith, (query) =>
        callApi(getWholeTrendsCall, { params: { eid: establishment.id, bid }, query }),
      ),
    [establishment.id, bid, openedWith],
  )
  const shared = { eid: establishment.id, bid, timeZone, opening }
  return (
    <Box sx={{ maxWidth: 900, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <NightCard {...shared} />
      <ChangesCard {...shared} />
      <PeriodChoice
        asked={asked}
        onChange={(changed) => {
          setAsked(changed)
          setSearch(addressOfPeriod(changed), { replace: true })
        }}
      />
      {periodFault(asked) === null && (
        <>
          {residentsReadBy(establishment.access) === 'all' && (
            <Button
              component={Link}
              to={`${routes.report(establishment.id, bid)}?${new URLSearchParams(addressOfPeriod(asked))}`}
              variant="outlined"
              sx={{ justifySelf: 'start' }}
            >
              {t('resident.report')}
            </Button>
          )}
          <ShownTrends
            {...shared}
            access={establishment.access}
            shifts={establishment.details?.shifts ?? noShifts}
            asked={asked}
          />
        </>
      )}
    </Box>
  )
}

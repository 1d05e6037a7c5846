import { mdiChartLine } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Beneficiary } from '@vigie/domain/care/beneficiary'
import type { moodTypes } from '@vigie/domain/care/mood-record'
import { endOfLocalDate, localDate } from '@vigie/domain/time/local-time'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { Unreadable } from '../../../components/unreadable.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { moodsSource } from '../records/mood-sources.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { datesUntil } from './day-strip.ts'

const MoodStrips = lazy(() => import('./mood-strips.tsx'))
const MoodCurves = lazy(() => import('./mood-curves.tsx'))
const MoodChoices = lazy(() => import('./mood-choices.tsx'))

/** Two weeks, of which a phone shows one below the other. */
const stripDays = 14

/** What the choices and the strips take, which are loaded by themselves: nothing may jump under a finger as they come. */
const choicesSpace = { minHeight: { xs: 556, md: 458 } } as const
const stripsSpace = {
  minHeight: { xs: 636, md: 380 },
  display: 'grid',
  gap: 2,
  alignContent: 'start',
} as const

interface Props {
  eid: string
  bid: string
  timeZone: string
  resident: Pick<Beneficiary, 'name' | 'lastUpdateAt' | (typeof moodTypes)[number]>
  /** Whether the person may record how they are. */
  mayRecord: boolean
}

/**
 * How a resident is and has been: what may be said of mood, health and appetite, together, for who may; then a strip of days for each, and curves
 * for whoever asks.
 */
export function MoodHistory({ eid, bid, timeZone, resident, mayRecord }: Props) {
  const { t } = useTranslation()
  const names = useUnreadableNames()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [areStripsMissing, setStripsMissing] = useState(false)
  const today = localDate(useNow(), timeZone)
  const dates = useMemo(() => datesUntil(today, stripDays + 1), [today])
  const from = endOfLocalDate(dates[0] ?? today, timeZone) + 1
  const live = useLive(useMemo(() => moodsSource(eid, bid, from), [eid, bid, from]))
  if (live.status === 'failed') return <NoAccess />
  return (
    <TitledCard title={t('moods.title')}>
      {mayRecord && !isMissing && (
        <Box sx={choicesSpace}>
          <LoadBoundary onFailed={() => setMissing(true)}>
            <MoodChoices {...{ eid, bid, resident, timeZone, live }} />
          </LoadBoundary>
        </Box>
      )}
      {live.status === 'ready' && <Unreadable names={names(live.value.unreadable)} />}
      {!areStripsMissing && (
        <Box sx={stripsSpace}>
          {live.status === 'ready' ? (
            <LoadBoundary onFailed={() => setStripsMissing(true)}>
              <MoodStrips records={live.value.items} dates={dates.slice(1)} timeZone={timeZone} />
            </LoadBoundary>
          ) : (
            <Skeletons shape="rows" />
          )}
        </Box>
      )}
      <Box>
        <Button
          variant="outlined"
          aria-expanded={isOpen}
          startIcon={<Icon path={mdiChartLine} />}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'moods.hideCurve' : 'moods.showCurve')}
        </Button>
      </Box>
      {isOpen && (
        <LoadBoundary onFailed={() => setOpen(false)}>
          <MoodCurves eid={eid} bid={bid} timeZone={timeZone} today={today} />
        </LoadBoundary>
      )}
    </TitledCard>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type MoodRecord, type MoodType, moodTypes } from '@vigie/domain/care/mood-record'
import { endOfLocalDate } from '@vigie/domain/time/local-time'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import LevelChart from '../../../components/charts/level-chart.tsx'
import { Chips } from '../../../components/chips.tsx'
import { NoAccess } from '../../../components/no-access.tsx'
import { Skeletons } from '../../../components/skeletons.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { moodsSource } from '../records/mood-sources.ts'
import { choicesOf } from './choices.ts'
import { curveOf, datesUntil, type StripDay, stripOf } from './day-strip.ts'
import { MoodTable } from './mood-table.tsx'

/** How many days each period has, the one of today included. */
const daysOf = { lastWeek: 7, lastMonth: 30, lastThreeMonths: 90 } as const
type Period = keyof typeof daysOf
const periods = Object.keys(daysOf) as Period[]

interface Props {
  eid: string
  bid: string
  timeZone: string
  /** The date on the home's clock. */
  today: string
}

/** How a resident has been over a period, as curves. */
export default function MoodCurves({ eid, bid, timeZone, today }: Props) {
  const { t } = useTranslation()
  const [period, choose] = useState<Period>('lastMonth')
  const dates = useMemo(() => datesUntil(today, daysOf[period] + 1), [today, period])
  const from = endOfLocalDate(dates[0] ?? today, timeZone) + 1
  const until = endOfLocalDate(today, timeZone)
  const live = useLive(useMemo(() => moodsSource(eid, bid, from), [eid, bid, from]))
  if (live.status === 'failed') return <NoAccess />
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Chips
        label={t('moods.period')}
        choices={periods.map((value) => ({ value, name: t(`moods.periods.${value}`) }))}
        chosen={period}
        onChoose={choose}
      />
      {live.status === 'loading' ? (
        <Skeletons shape="rows" />
      ) : (
        moodTypes.map((type) => {
          const days = stripOf(live.value.items, type, dates.slice(1), timeZone)
          return <MoodCurve key={type} {...{ type, days, from, until, timeZone }} />
        })
      )}
    </Box>
  )
}

interface CurveProps {
  type: MoodType
  days: readonly StripDay<MoodRecord>[]
  from: number
  until: number
  timeZone: string
}

function MoodCurve({ type, days, from, until, timeZone }: CurveProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const levels = useMemo(() => choicesOf[type].map(({ name }) => name[locale]), [type, locale])
  const points = useMemo(() => curveOf(days), [days])
  return (
    <section>
      <Typography component="h3" variant="h3">
        {t(`moods.${type}.name`)}
      </Typography>
      {points.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('moods.nothingInPeriod')}</Typography>
      ) : (
        <>
          <LevelChart {...{ levels, points, from, until, timeZone }} />
          <MoodTable type={type} days={days} timeZone={timeZone} />
        </>
      )}
    </section>
  )
}

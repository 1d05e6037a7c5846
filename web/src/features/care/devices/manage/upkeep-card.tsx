import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { datesBetween } from '@vigie/domain/rules/usual'
import { daysAfter } from '@vigie/domain/rules/window-span'
import { lazy, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { NoAccess } from '../../../../components/no-access.tsx'
import { NumbersButton } from '../../../../components/numbers-button.tsx'
import { NumbersTable } from '../../../../components/numbers-table.tsx'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { useLive } from '../../../../lib/firebase/use-live.ts'
import { useLocale } from '../../../../lib/i18n/use-locale.ts'
import { startOfDate } from '../../../../lib/time/start-of-date.ts'
import { dateInWords } from '../../../../lib/time/words.ts'
import { upkeepSource } from '../../../care/records/one-device-sources.ts'

const DayChart = lazy(() => import('../../../../components/charts/day-chart.tsx'))

const days = 90

interface Props {
  eid: string
  deviceId: string
  timeZone: string
  /** The date on the home's clock. */
  today: string
}

/** Battery and signal of a device in the last days, as curves and as numbers; a day on which it told of neither is a gap. */
export default function UpkeepCard({ eid, deviceId, timeZone, today }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const live = useLive(useMemo(() => upkeepSource(eid, deviceId), [eid, deviceId]))
  const dates = useMemo(() => datesBetween(daysAfter(today, 1 - days), today), [today])
  const charts = useMemo(() => {
    const told = live.status === 'ready' ? (live.value?.days ?? {}) : {}
    const percent = (value: number) => t('devices.percent', { value: Math.round(value) })
    const strength = (value: number) => t('devices.dBm', { value: Math.round(value) })
    return [
      {
        name: t('devices.batteryByDay'),
        thing: 'battery' as const,
        values: dates.map((date) => told[date]?.percent ?? null),
        axis: { scale: { from: 0, to: 100, step: 25 }, words: percent },
      },
      {
        name: t('devices.signalByDay'),
        thing: 'signal' as const,
        values: dates.map((date) => told[date]?.rssi ?? null),
        axis: { scale: { from: -120, to: -60, step: 20 }, words: strength },
      },
    ]
  }, [live, dates, t])
  const drawn = charts.filter(({ values }) => values.some((value) => value !== null))
  const rows = dates.flatMap((date, index) => {
    const cells = charts.map(({ values, axis }) => {
      const value = values[index] ?? null
      return value === null ? '—' : axis.words(value)
    })
    if (cells.every((words) => words === '—')) return []
    return [{ date, name: dateInWords(startOfDate(date, timeZone), timeZone, locale), cells }]
  })
  return (
    <TitledCard title={t('devices.upkeepByDay')} help={t('devices.upkeepHelp', { count: days })}>
      {live.status === 'failed' && <NoAccess />}
      {live.status === 'loading' && <Typography aria-hidden>…</Typography>}
      {live.status === 'ready' && drawn.length === 0 && <Typography>{t('devices.upkeepNothing')}</Typography>}
      {!isMissing &&
        drawn.map(({ name, thing, values, axis }) => (
          <div key={name}>
            <Typography component="h3" variant="h3">
              {name}
            </Typography>
            <LoadBoundary onFailed={() => setMissing(true)}>
              <DayChart dates={dates} series={[{ name, thing, values }]} axis={axis} />
            </LoadBoundary>
          </div>
        ))}
      {drawn.length > 0 && (
        <>
          <Box sx={{ justifySelf: 'start' }}>
            <NumbersButton
              isOpen={isOpen}
              label={t(isOpen ? 'devices.hideUpkeep' : 'devices.showUpkeep')}
              onClick={() => setOpen(!isOpen)}
            />
          </Box>
          <NumbersTable
            caption={t('devices.upkeepByDay')}
            heads={[t('devices.onDay'), ...charts.map(({ name }) => name)]}
            rows={rows.toReversed()}
            isOpen={isOpen}
          />
        </>
      )}
    </TitledCard>
  )
}

import Typography from '@mui/material/Typography'
import type { Day } from '@vigie/domain/devices/device'
import { type DeviceType, deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import { localDate } from '@vigie/domain/time/local-time'
import { hoursWords } from '@vigie/domain/trends/amounts'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChartMark } from '../../../../../components/charts/chart-mark.ts'
import { leftPx, RawPlot, type RawPlotOf, rightPx } from '../../../../../components/charts/raw-plot.tsx'
import { SavePicture } from '../../../../../components/charts/save-picture.tsx'
import { coveredMs, silences as silencesOf } from '../../../../../components/charts/silences.ts'
import type { TimeWindow } from '../../../../../components/charts/time-window.ts'
import { useChartWindow } from '../../../../../components/charts/use-chart-window.ts'
import { valueScale } from '../../../../../components/charts/value-ticks.ts'
import { WindowArea } from '../../../../../components/charts/window-area.tsx'
import { WindowButtons } from '../../../../../components/charts/window-buttons.tsx'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { dated, timeOfDay } from '../../../../../lib/time/words.ts'
import { heardAts, type RawKind, rawKinds, valuesOf } from './raw-kinds.ts'
import { RawMarks } from './raw-marks.tsx'
import { RawNumbers } from './raw-numbers.tsx'
import { type RawPeriod, spanOfPeriod } from './raw-period.ts'
import { leastSpan, thingOf } from './raw-things.ts'
import { kindWords, summaryOf } from './raw-words.ts'

interface Props {
  days: readonly Day[]
  type: DeviceType
  period: RawPeriod
  timeZone: string
  /** What happened to whoever has it. */
  marks: readonly ChartMark[]
}

/** What a device told in a period: a chart of each kind with what it shows in words, and the numbers. */
export function ShownRaw({ days, type, period, timeZone, marks }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  // A silence of today grows by the minute.
  const now = Math.floor(useNow() / minuteMs) * minuteMs
  const whole = useMemo(() => spanOfPeriod(period, timeZone), [period, timeZone])
  const shown = useChartWindow(whole, hourMs)
  const { window } = shown
  const drawn = useRef<HTMLDivElement>(null)
  const kinds = useMemo(() => rawKinds(days, type, whole), [days, type, whole])
  const plots = useMemo(() => kinds.map((kind) => ({ kind, of: plotOf(kind) })), [kinds])
  const gapMs = deviceTypeInfo(type).expectedEverySeconds * 1_000
  const silences = useMemo(
    () => silencesOf(heardAts(kinds), { from: whole.from, until: Math.min(whole.until, now) }, gapMs),
    [kinds, whole, now, gapMs],
  )
  const duration = (ms: number) => valueWithUnit('timeSitting', ms / 1_000, locale)
  const moment = (at: number) =>
    `${dated(at, locale, { timeZone, day: 'numeric', month: 'short' })}, ${timeOfDay(at, timeZone)}`
  const span = { from: moment(window.from), to: moment(window.until) }
  if (kinds.length === 0) return <Typography>{t('devices.raw.nothing')}</Typography>
  return (
    <>
      <Typography>
        {silences.length === 0
          ? t('devices.raw.noSilence', { longest: hoursWords(gapMs, locale) })
          : t('devices.raw.silence', {
              count: silences.length,
              longest: hoursWords(gapMs, locale),
              whole: duration(coveredMs(silences, whole)),
            })}
      </Typography>
      <WindowButtons of={shown} label={t('charts.window')} shown={t('charts.shown', span)} />
      <div ref={drawn}>
        <RawMarks {...{ marks, window }} />
        <WindowArea of={shown} left={leftPx} right={rightPx}>
          {plots.map(({ kind, of }) => (
            <div key={kind.kind} data-kind={kind.kind}>
              <Typography component="h3" variant="h3">
                {kindWords(kind.kind, type, t)}
              </Typography>
              <Typography variant="body2">{summaryOf(within(kind, window), t, locale)}</Typography>
              <RawPlot
                {...{ of, window, silences, gapMs, timeZone, marks }}
                thing={thingOf(kind.kind)}
                words={(value) => valueWithUnit(kind.kind, value, locale) ?? ''}
              />
            </div>
          ))}
        </WindowArea>
      </div>
      <SavePicture
        of={drawn}
        title={t('devices.raw.title')}
        heads={[deviceTypeInfo(type).name[locale], t('devices.raw.shown', span), t('devices.raw.help')]}
        fileName={`${t('devices.raw.file')} ${localDate(window.from, timeZone)} ${localDate(window.until - 1, timeZone)}`}
      />
      <RawNumbers {...{ kinds, type, period, timeZone, silences, now }} />
    </>
  )
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What of a kind was told in a time. */
const within = (kind: RawKind, { from, until }: TimeWindow): RawKind => ({
  ...kind,
  said: kind.said.filter(({ at }) => at >= from && at < until),
})

function plotOf(kind: RawKind): RawPlotOf {
  if (kind.told === 'happened') return { shape: 'strokes', ats: kind.said.map(({ at }) => at) }
  const points = valuesOf(kind)
  const isTime = kind.told === 'duration'
  const scale = valueScale(
    points.map(({ value }) => value),
    leastSpan(kind.kind),
    isTime,
  )
  return { shape: isTime ? 'stems' : 'curve', points, scale }
}

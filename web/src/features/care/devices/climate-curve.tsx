import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { deviceTypeInfo } from '@vigie/domain/devices/device-catalogue'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import { endOfLocalDate, localDate } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { Sparkline } from '../../../components/sparkline.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { dayBefore } from '../../../lib/time/day-before.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import type { Measured } from './climate.ts'

interface Props {
  kind: EventKind
  type: DeviceType
  /** Oldest first. */
  measured: readonly Measured[]
  timeZone: string
}

/** What a device measured today, from the home's midnight until its next; said in words as the least and the most of it. */
export function ClimateCurve({ kind, type, measured, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const today = localDate(useNow(), timeZone)
  // One point is no curve: its value stands above.
  if (measured.length < 2) return null
  const values = measured.map(({ value }) => value)
  const label = t('resident.curve', {
    what: t(`eventWords.${kind}`),
    least: valueWithUnit(kind, Math.min(...values), locale),
    most: valueWithUnit(kind, Math.max(...values), locale),
  })
  return (
    <Sparkline
      points={measured}
      from={endOfLocalDate(dayBefore(today), timeZone)}
      until={endOfLocalDate(today, timeZone)}
      gapMs={deviceTypeInfo(type).expectedEverySeconds * 1000}
      label={label}
    />
  )
}

import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { type EventKindInfo, eventKinds } from '@vigie/domain/sensors/event-kinds'
import type { Locale } from '@vigie/domain/text'
import { localDate, localTimeOfDay } from '@vigie/domain/time/local-time'
import type { TFunction } from 'i18next'
import type { RawKind } from './raw-kinds.ts'
import { firstDate, type RawPeriod } from './raw-period.ts'
import { kindWords } from './raw-words.ts'

interface Shown {
  type: DeviceType
  period: RawPeriod
  timeZone: string
  t: TFunction
  locale: Locale
}

/**
 * Saves each value that the charts show as a row of a CSV file on the person's device, oldest first, on the home's clock; nothing in the cell of a value that did not come. It names
 * nobody. What writes the file comes when somebody asks for one: rejects where it cannot be had.
 */
export async function saveRaw(kinds: readonly RawKind[], shown: Shown): Promise<void> {
  const { type, period, timeZone, t, locale } = shown
  const { safeCsv, saveCsv } = await import('../../../../../lib/file/csv.ts')
  const all = kinds.flatMap(({ said }) => said).sort((one, other) => one.at - other.at)
  const rows = all.map(({ kind, at, value, late }) => {
    const { unit }: EventKindInfo = eventKinds[kind]
    const second = String(Math.floor(at / 1_000) % 60).padStart(2, '0')
    return [
      `${localDate(at, timeZone)} ${localTimeOfDay(at, timeZone)}:${second}`,
      kindWords(kind, type, t),
      value,
      unit ?? '',
      late ? t('devices.saidLate') : '',
    ]
  })
  const heads = (['moment', 'what', 'value', 'unit', 'late'] as const).map((name) =>
    t(`devices.raw.columns.${name}`),
  )
  saveCsv(`${t('devices.raw.file')} ${firstDate(period)} ${period.to}`, safeCsv(heads, rows, locale))
}

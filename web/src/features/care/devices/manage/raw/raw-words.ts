import type { DeviceType } from '@vigie/domain/devices/device-catalogue'
import { numberIn } from '@vigie/domain/number-in'
import type { EventKind } from '@vigie/domain/sensors/event-kinds'
import { valueWithUnit } from '@vigie/domain/sensors/value-with-unit'
import type { Locale } from '@vigie/domain/text'
import type { TFunction } from 'i18next'
import { isBedPad } from '../../../../care/devices/bed-pads.ts'
import { type RawKind, valuesOf } from './raw-kinds.ts'
import type { PieceAmount } from './raw-pieces.ts'

/** What a kind is called above its chart and in the head of a column, of whatever value. */
export function kindWords(kind: EventKind, type: DeviceType, t: TFunction): string {
  if (isBedPad(type) && kind === 'standUp') return t('eventWords.standUpBed')
  if (isBedPad(type) && kind === 'sitDown') return t('eventWords.sitDownBed')
  return t(`eventWords.${kind}`)
}

/** What a chart shows, in a sentence: of the time that it shows. */
export function summaryOf(kind: RawKind, t: TFunction, locale: Locale): string {
  const values = valuesOf(kind).map(({ value }) => value)
  const count = kind.said.length
  if (count === 0) return t('devices.raw.nothing')
  const counted = { count, amount: numberIn(locale).format(count) }
  if (kind.told === 'happened' || values.length === 0) return t('devices.raw.times', counted)
  let [least, most] = [values[0] ?? 0, values[0] ?? 0]
  for (const value of values) [least, most] = [Math.min(least, value), Math.max(most, value)]
  const words = (value: number) => valueWithUnit(kind.kind, value, locale)
  return least === most
    ? t('devices.raw.same', { ...counted, value: words(least) })
    : t('devices.raw.values', { ...counted, least: words(least), most: words(most) })
}

/** What stands in a table. */
export function amountWords(kind: EventKind, amount: PieceAmount, t: TFunction, locale: Locale): string {
  if (amount === null) return '—'
  if ('times' in amount) return numberIn(locale).format(amount.times)
  const [least, most] = [amount.least, amount.most].map((value) => valueWithUnit(kind, value, locale))
  return least === most ? `${least}` : t('devices.raw.between', { least, most })
}

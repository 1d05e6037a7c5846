import type { Trends } from '@vigie/domain/api/trend-calls'
import { numberIn } from '@vigie/domain/number-in'
import type { Locale } from '@vigie/domain/text'
import { amountWords, hoursWords } from '@vigie/domain/trends/amounts'
import type { AirKind, Observed } from '@vigie/domain/trends/day-figures'
import { counted } from '@vigie/domain/trends/trend-of'
import type { TFunction } from 'i18next'

type ShownDay = Trends['days'][number]

/** One thing that is known of each day. */
export interface DayColumn {
  name: string
  /** In which its value is; null: it is a number of times. */
  unit: 'h' | '%' | '°C' | 'ppm' | null
  /** What a reader is told of a day, in words where it is not known. */
  words: (day: ShownDay) => string
  /** What a file says of it; null where it is not known, or too little was observed. */
  value: (day: ShownDay) => number | null
}

const hourMs = 3_600_000

/** What a table tells of each day, in its order. */
export function dayColumns(t: TFunction, locale: Locale): DayColumn[] {
  const column = (
    [name, unit]: [string, DayColumn['unit']],
    of: (day: ShownDay) => number | null,
    by: keyof Observed | null,
    words: (value: number) => string,
  ): DayColumn => {
    const value = (day: ShownDay) => (by === null ? of(day) : counted(day, of(day), by))
    return {
      name,
      unit,
      value,
      words: (day) => {
        const known = value(day)
        if (known !== null) return words(known)
        return t(of(day) === null ? 'trends.notKnown' : 'trends.tooLittle')
      },
    }
  }
  const plain = (value: number) => numberIn(locale).format(value)
  const percent = (value: number) =>
    numberIn(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100)
  const hours = (value: number) => hoursWords(value * hourMs, locale)
  const inHours = (ms: number | null) => (ms === null ? null : ms / hourMs)
  const air =
    (kind: AirKind) =>
    ({ air: told }: ShownDay) =>
      told[kind]?.mean ?? null
  return [
    column([t('trends.observed'), '%'], ({ observed }) => Math.floor(observed.life * 100), null, percent),
    column([t('trends.timesUp'), null], ({ timesUp }) => timesUp, 'up', plain),
    column([t('trends.inBed'), 'h'], ({ bedMs }) => inHours(bedMs), 'bed', hours),
    column([t('trends.inChair'), 'h'], ({ chairMs }) => inHours(chairMs), 'chair', hours),
    column([t('trends.outOfRoom'), 'h'], ({ outMs }) => inHours(outMs), 'out', hours),
    column([t('trends.nightExits'), null], ({ nightExits }) => nightExits, 'night', plain),
    column([t('trends.still'), 'h'], ({ stillMs }) => inHours(stillMs), 'life', hours),
    column([t('trends.calls'), null], ({ calls }) => calls, null, plain),
    column([t('trends.averageTemperature.name'), '°C'], air('temperature'), 'temperature', (value) =>
      amountWords('averageTemperature', value, locale),
    ),
    column([t('trends.averageHumidity.name'), '%'], air('humidity'), 'humidity', (value) =>
      amountWords('averageHumidity', value, locale),
    ),
    column([t('trends.averageCo2.name'), 'ppm'], air('co2'), 'co2', (value) =>
      amountWords('averageCo2', value, locale),
    ),
  ]
}

import type { Locale } from '../text.ts'
import type { Compared, StatisticName } from '../trends/trend-of.ts'
import { wordsIn } from './telling.ts'
import { numberIn } from './told-amounts.ts'

/** How exactly each is told: what is finer than that is no difference. */
const decimals: Readonly<Record<StatisticName, number>> = {
  averageUpCountPeriodAvg: 1,
  averageSitTimePeriodAvg_hours: 1,
  averageTemperature: 1,
  averageHumidity: 0,
  averageCo2: 0,
}

const hours = { style: 'unit', unit: 'hour', unitDisplay: 'short' } as const

function amountTold(name: StatisticName, amount: number, locale: Locale): string {
  const exactly = { maximumFractionDigits: decimals[name] }
  const plain = numberIn(locale, exactly).format(amount)
  if (name === 'averageSitTimePeriodAvg_hours')
    return numberIn(locale, { ...hours, ...exactly }).format(amount)
  if (name === 'averageTemperature') return `${plain} °C`
  if (name === 'averageHumidity')
    return numberIn(locale, { style: 'unit', unit: 'percent', ...exactly }).format(amount)
  return name === 'averageCo2' ? `${plain} ppm` : plain
}

const rounded = (name: StatisticName, amount: number): number =>
  Number(numberIn('en', { maximumFractionDigits: decimals[name], useGrouping: false }).format(amount))

/** A time that went on, in hours: "3,5 h". */
export const hoursTold = (ms: number, locale: Locale): string =>
  numberIn(locale, { ...hours, maximumFractionDigits: 1 }).format(ms / 3_600_000)

/**
 * A figure beside the `count` days before, in words, as the tab of trends tells it: what it is, how much more or less, and on what it rests.
 * What is told as a difference is that of both as they are told.
 */
export function statisticTold(
  name: StatisticName,
  { average, days, leftOut, before }: Compared,
  count: number,
  locale: Locale,
): { said: string; more: string } {
  const { average: words, statistics } = wordsIn(locale)
  const left = leftOut > 0 ? [words.leftOut(leftOut)] : []
  const leftBefore = before.leftOut > 0 ? [words.leftOutBefore(before.leftOut)] : []
  const told = (said: string, more: string[]) => ({ said, more: more.join(' ') })
  if (average === null) return told(leftOut > 0 ? words.unknown : words.untold, left)
  const value = (amount: number) =>
    statistics[name].value(amountTold(name, amount, locale), rounded(name, amount))
  const period = words.before(count)
  if (before.average === null)
    return told(words.alone(value(average), days, period, count === 1), [...left, ...leftBefore])
  const differs = rounded(name, rounded(name, average) - rounded(name, before.average))
  const apart = Math.abs(differs)
  // A percent of a percentage could be either.
  const amount = name === 'averageHumidity' ? words.points(apart) : amountTold(name, apart, locale)
  const said =
    differs === 0
      ? words.same(value(average), period, days)
      : words[differs > 0 ? 'more' : 'less'](value(average), amount, period, days)
  return told(said, [...left, words.restsBefore(value(before.average), before.days), ...leftBefore])
}

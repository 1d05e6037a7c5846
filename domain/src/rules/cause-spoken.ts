import { sensorMetrics } from '../care/enums.ts'
import { numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import { spokenTime } from '../time/spoken-time.ts'
import { isDecidedAtEnd, isNoSign, isReading, unitOf } from './condition.ts'
import type { RuleMetric } from './metrics.ts'
import type { WindowCause } from './window-cause.ts'

const words = {
  fr: {
    minus: 'moins ',
    times: (count: string) => `${count} fois`,
    co2: (amount: string) => `${amount} parties par million`,
    since: (day: string, at: string) => `depuis ${day && `le ${day}, `}${at}`,
    between: (from: string, until: string) => `de ${from} à ${until}`,
  },
  en: {
    minus: 'minus ',
    times: (count: string) => (count === '1' ? 'once' : `${count} times`),
    co2: (amount: string) => `${amount} parts per million`,
    since: (day: string, at: string) => `since ${day && `${day}, `}${at}`,
    between: (from: string, until: string) => `from ${from} to ${until}`,
  },
} as const

/**
 * What a conditional rule measured, and since when, as a voice says it: « 5 fois depuis 23 heures », « 16,5 degrés Celsius depuis 2 heures 10 »; of signs of life since when
 * there is none. `day`: that of its beginning where it is not today. Times are the home's.
 */
export function amountSpoken(cause: WindowCause, locale: Locale, timeZone: string, day: string): string {
  const { metric, from, until, at } = cause
  const said = words[locale]
  const time = (instant: number) => spokenTime(instant, locale, timeZone)
  if (isNoSign(metric)) return said.since(day, time(at))
  const span = isDecidedAtEnd(cause)
    ? said.between(time(from), time(until))
    : isReading(metric)
      ? said.since(day, time(at))
      : said.since('', time(from))
  return `${measuredSpoken(cause, locale)} ${span}`
}

function measuredSpoken({ metric, measured }: WindowCause, locale: Locale): string {
  const said = words[locale]
  const amount = (options: Intl.NumberFormatOptions = {}) => {
    const rounded = { maximumFractionDigits: 1, useGrouping: false, ...options }
    return `${measured < 0 ? said.minus : ''}${numberIn(locale, rounded).format(Math.abs(measured))}`
  }
  if (metric === sensorMetrics.CO2) return said.co2(amount())
  return unitOf(metric) === null
    ? said.times(amount())
    : amount({ style: 'unit', unit: unitName(metric), unitDisplay: 'long' })
}

function unitName(metric: RuleMetric): string {
  if (metric === sensorMetrics.TEMPERATURE) return 'celsius'
  return metric === sensorMetrics.HUMIDITY ? 'percent' : 'minute'
}

import { numberIn } from '../number-in.ts'
import type { Locale } from '../text.ts'
import type { StatisticName } from './trend-of.ts'

/** How exactly each is told: what is finer than that is no difference. */
const decimals: Readonly<Record<StatisticName, number>> = {
  averageUpCountPeriodAvg: 1,
  averageSitTimePeriodAvg_hours: 1,
  averageTemperature: 1,
  averageHumidity: 0,
  averageCo2: 0,
}

/** An amount of a figure, with its unit where that is one: "4,2", "3,5 h", "21,4 °C", "41 %", "780 ppm". */
export function amountWords(name: StatisticName, amount: number, locale: Locale): string {
  const exactly = { maximumFractionDigits: decimals[name] }
  const plain = numberIn(locale, exactly).format(amount)
  if (name === 'averageSitTimePeriodAvg_hours') return `${plain}\u00a0h`
  if (name === 'averageTemperature') return `${plain} °C`
  if (name === 'averageHumidity')
    return numberIn(locale, { style: 'unit', unit: 'percent', ...exactly }).format(amount)
  return name === 'averageCo2' ? `${plain} ppm` : plain
}

/** An amount as far as it is told: rounded as its words are. */
export const toldAmount = (name: StatisticName, amount: number): number =>
  Number(numberIn('en', { maximumFractionDigits: decimals[name], useGrouping: false }).format(amount))

/** How much more there is of a figure than before: of the two as they are told, for whoever subtracts them. */
export const difference = (name: StatisticName, now: number, before: number): number =>
  toldAmount(name, toldAmount(name, now) - toldAmount(name, before))

/** A time that went on, in hours: "3,5 h". */
export const hoursWords = (ms: number, locale: Locale): string =>
  `${numberIn(locale, { maximumFractionDigits: 1 }).format(ms / 3_600_000)}\u00a0h`

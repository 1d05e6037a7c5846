import type { Locale } from '../text.ts'
import { amountWords, difference, toldAmount } from '../trends/amounts.ts'
import type { Compared, StatisticName } from '../trends/trend-of.ts'
import { wordsIn } from './telling.ts'

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
    statistics[name].value(amountWords(name, amount, locale), toldAmount(name, amount))
  const period = words.before(count)
  if (before.average === null)
    return told(words.alone(value(average), days, period, count === 1), [...left, ...leftBefore])
  const differs = difference(name, average, before.average)
  const apart = Math.abs(differs)
  // A percent of a percentage could be either.
  const amount = name === 'averageHumidity' ? words.points(apart) : amountWords(name, apart, locale)
  const said =
    differs === 0
      ? words.same(value(average), period, days)
      : words[differs > 0 ? 'more' : 'less'](value(average), amount, period, days)
  return told(said, [...left, words.restsBefore(value(before.average), before.days), ...leftBefore])
}

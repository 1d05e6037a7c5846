import type { Locale } from '@vigie/domain/text'
import { amountWords, difference, toldAmount } from '@vigie/domain/trends/amounts'
import type { Compared, StatisticName } from '@vigie/domain/trends/trend-of'
import type { TFunction } from 'i18next'

/** How French and English count what is no whole number: "1,5 lever", "1.5 times". */
const oneOf: Readonly<Record<Locale, (amount: number) => boolean>> = {
  fr: (amount) => Math.abs(amount) < 2,
  en: (amount) => amount === 1,
}

/** A figure and how it compares, in words: what it is, how much more or less, and on what it rests. `before`: how many days it is compared with. */
export function statisticWords(
  name: StatisticName,
  { average, days, leftOut, before }: Compared,
  { count, locale, t }: { count: number; locale: Locale; t: TFunction },
): { said: string; more: string[] } {
  const left = leftOut > 0 ? [t('trends.leftOut', { count: leftOut })] : []
  const leftBefore = before.leftOut > 0 ? [t('trends.leftOutBefore', { count: before.leftOut })] : []
  if (average === null) return { said: t(leftOut > 0 ? 'trends.unknown' : 'trends.untold'), more: left }
  const told = (amount: number) => {
    const shown = amountWords(name, amount, locale)
    return t(`trends.${name}.value_${oneOf[locale](toldAmount(name, amount)) ? 'one' : 'other'}`, {
      amount: shown,
    })
  }
  const said = {
    value: told(average),
    before: t('trends.before', { count }),
    rests: t('trends.rests', { count: days }),
  }
  if (before.average === null)
    return { said: t(count === 1 ? 'trends.aloneDay' : 'trends.alone', said), more: [...left, ...leftBefore] }
  const differs = difference(name, average, before.average)
  const apart = Math.abs(differs)
  // A percent of a percentage could be either.
  const amount =
    name === 'averageHumidity' ? t('trends.points', { count: apart }) : amountWords(name, apart, locale)
  const how = differs > 0 ? 'trends.more' : differs < 0 ? 'trends.less' : 'trends.same'
  const earlier = t('trends.restsBefore', { value: told(before.average), count: before.days })
  return { said: t(how, { ...said, amount }), more: [...left, earlier, ...leftBefore] }
}

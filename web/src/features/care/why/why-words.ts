import type { RuleVerdict, WhyFacts } from '@vigie/domain/api/why-calls'
import { comparisonOperators } from '@vigie/domain/care/enums'
import type { Locale } from '@vigie/domain/text'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import type { TFunction } from 'i18next'

interface Words {
  t: TFunction
  locale: Locale
  /** The device's type, in words. */
  type: string
  /** The home's clock. */
  timeZone: string
}

const { greater, lesser, equal, number_of_less, times_less } = comparisonOperators

/** How an amount is held against a threshold, by its words; null: by reaching it. */
function comparedBy({ operator, unit }: Pick<WhyFacts, 'operator' | 'unit'>) {
  if (operator === undefined) return null
  if (operator === greater) return 'more'
  if (operator === lesser) return 'less'
  // What is counted, or lasts, passes each value on its way up; a reading is there or thereabouts.
  if (operator === equal) return unit === null || unit === 'min' ? null : 'about'
  return operator === number_of_less || operator === times_less ? 'atMost' : 'atLeast'
}

/** Why a rule fires or stays silent, with what it goes by, in words. */
export function whyWords(
  { why, facts }: Pick<RuleVerdict, 'why' | 'facts'>,
  { t, locale, type, timeZone }: Words,
): string {
  const number = new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1 })
  const amount = (value: number | undefined, unit: WhyFacts['unit']) => {
    if (value === undefined) return '—'
    const written = number.format(value)
    return unit === null ? t('why.times', { count: value, amount: written }) : `${written} ${unit}`
  }
  const time = (at: number | undefined) => (at === undefined ? '—' : localTimeOfDay(at, timeZone))
  const { unit = null, operator, measured, threshold, observed = 0, needed = 0, since, until } = facts ?? {}
  const by = comparedBy({ operator, unit })
  const bare = amount(threshold, unit)
  const said = {
    ...{ type, observed, needed, since: time(since), until: time(until) },
    measured: amount(measured, unit),
    threshold: by === null ? bare : t(`why.compared.${by}`, { amount: bare }),
  }
  if (why !== null) return t(`why.silent.${why}`, said)
  return facts?.measured === undefined ? t('why.fires') : t('why.firesOn', said)
}

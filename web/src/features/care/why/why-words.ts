import type { RuleVerdict, WhyFacts } from '@vigie/domain/api/why-calls'
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
  const { unit = null, compared, measured, threshold, observed = 0, needed = 0, since, until } = facts ?? {}
  const bare = amount(threshold, unit)
  const said = {
    ...{ type, observed, needed, since: time(since), until: time(until) },
    measured: amount(measured, unit),
    threshold: compared === undefined ? bare : t(`why.compared.${compared}`, { amount: bare }),
  }
  if (why !== null) return t(`why.silent.${why}`, said)
  return facts?.measured === undefined ? t('why.fires') : t('why.firesOn', said)
}

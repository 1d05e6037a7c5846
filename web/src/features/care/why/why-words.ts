import type { RuleVerdict, WhyFacts } from '@vigie/domain/api/why-calls'
import { localTimeOfDay } from '@vigie/domain/time/local-time'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../lib/i18n/use-locale.ts'

interface Props {
  verdict: Pick<RuleVerdict, 'why' | 'facts'>
  /** The device's, in words. */
  type: string
  timeZone: string
}

/** Why a rule fires or stays silent, with what it goes by, in words. */
export function WhyWords({ verdict: { why, facts }, type, timeZone }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const number = new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1 })
  const amount = (value: number | undefined, unit: WhyFacts['unit']) => {
    if (value === undefined) return '—'
    const written = number.format(value)
    return unit === null ? t('why.times', { count: value, amount: written }) : `${written} ${unit}`
  }
  const time = (at: number | undefined) => (at === undefined ? '—' : localTimeOfDay(at, timeZone))
  const { unit = null, measured, threshold, observed = 0, needed = 0, since, until } = facts ?? {}
  const said = {
    ...{ type, observed, needed, since: time(since), until: time(until) },
    ...{ measured: amount(measured, unit), threshold: amount(threshold, unit) },
  }
  if (why !== null) return t(`why.silent.${why}`, said)
  return facts?.measured === undefined ? t('why.fires') : t('why.firesOn', said)
}

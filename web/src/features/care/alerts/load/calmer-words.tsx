import Typography from '@mui/material/Typography'
import type { Calmer } from '@vigie/domain/rules/calmer'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../../lib/time/use-now.ts'
import { amountOf } from '../../../care/establishments/manage/rules/condition-words.ts'
import { formOf } from '../../../care/establishments/manage/rules/rule-form.ts'
import type { RuleNames } from '../../../care/establishments/manage/rules/rule-words.ts'
import { dateWords } from '../../../care/establishments/manage/rules/strip-words.ts'
import type { BackTested } from '../../../care/establishments/manage/rules/tried-by-value.ts'

interface Props {
  rule: ConditionalRule
  names: RuleNames
  tested: BackTested
  /** Null: there is none. */
  calmer: Calmer | null
}

/** What another value of a rule would have done, and on how much of what is known it was tried. */
export function CalmerWords({ rule, names, tested: { days, from, residents }, calmer }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  if (days.length === 0) return <Typography>{t('alertLoad.nothingKnown')}</Typography>
  const words = (value: number) => amountOf({ ...formOf(rule), value: String(value) }, names)
  return (
    <Typography sx={{ mt: 1, fontWeight: calmer === null ? 400 : 600 }}>
      {calmer === null
        ? t('alertLoad.noneCalmer')
        : t('alertLoad.calmer', {
            ...{ calmer: words(calmer.value), now: words(rule.value) },
            ...{ count: calmer.alerts, instead: calmer.instead },
          })}{' '}
      {triedWords()}
    </Typography>
  )

  function triedWords(): string {
    const on = { since: dateWords(from, now, names.locale), known: days.length }
    if (residents === undefined || residents.looked === residents.of) return t('alertLoad.triedOn', on)
    const { looked, of } = residents
    return of === null
      ? t('alertLoad.triedOnFew', { ...on, looked })
      : t('alertLoad.triedOnSome', { ...on, looked, of })
  }
}

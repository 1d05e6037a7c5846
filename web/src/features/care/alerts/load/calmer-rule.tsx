import Typography from '@mui/material/Typography'
import { calmerOf } from '@vigie/domain/rules/calmer'
import type { Rule } from '@vigie/domain/rules/rule'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { useNow } from '../../../../lib/time/use-now.ts'
import { amountOf } from '../../../care/establishments/manage/rules/condition-words.ts'
import { formOf } from '../../../care/establishments/manage/rules/rule-form.ts'
import type { RuleNames } from '../../../care/establishments/manage/rules/rule-words.ts'
import { dateWords } from '../../../care/establishments/manage/rules/strip-words.ts'
import type { BackTested } from '../../../care/establishments/manage/rules/tried-by-value.ts'
import { addsUp, useBackTest } from '../../../care/establishments/manage/rules/use-back-test.ts'

interface Props {
  eid: string
  rule: WithId<Rule>
  names: RuleNames
}

/** What could be done so that a rule asks for less: a calmer threshold that was tried, or what there is instead of one. */
export function CalmerRule({ eid, rule, names }: Props) {
  const { t } = useTranslation()
  if (isCallForHelp(rule.action)) return <Typography>{t('alertLoad.callRule')}</Typography>
  if (rule.type === 'live') return <Typography>{t('alertLoad.liveRule')}</Typography>
  if (!addsUp(formOf(rule))) return <Typography>{t('alertLoad.otherRule')}</Typography>
  return <CalmerThreshold {...{ eid, rule, names }} />
}

function CalmerThreshold({ eid, rule, names }: Props) {
  const { t } = useTranslation()
  const now = useNow()
  const form = formOf(rule)
  const answer = useBackTest(eid, form, names)
  if (answer.status === 'loading')
    return <Typography color="text.secondary">{t('alertLoad.trying')}</Typography>
  if (answer.status === 'failed' || rule.type === 'live')
    return <Typography>{t('alertLoad.notTried')}</Typography>
  const { amounts = [], days, from, residents } = answer.value
  if (days.length === 0 || amounts.length === 0) return <Typography>{t('alertLoad.nothingKnown')}</Typography>
  const calmer = calmerOf(rule, amounts)
  const words = (value: number) => amountOf({ ...form, value: String(value) }, names)
  const since = dateWords(from, now, names.locale)
  return (
    <Typography sx={{ mt: 1, fontWeight: calmer === null ? 400 : 600 }}>
      {calmer === null
        ? t('alertLoad.noneCalmer')
        : t('alertLoad.calmer', {
            ...{ calmer: words(calmer.value), now: words(rule.value) },
            ...{ count: calmer.alerts, instead: calmer.instead },
          })}{' '}
      {triedWords(residents)}
    </Typography>
  )

  function triedWords(tried: BackTested['residents']): string {
    const on = { since, known: days.length }
    if (tried === undefined || tried.looked === tried.of) return t('alertLoad.triedOn', on)
    const { looked, of } = tried
    return of === null
      ? t('alertLoad.triedOnFew', { ...on, looked })
      : t('alertLoad.triedOnSome', { ...on, looked, of })
  }
}

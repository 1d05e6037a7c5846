import Typography from '@mui/material/Typography'
import { calmerOf } from '@vigie/domain/rules/calmer'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import type { Rule } from '@vigie/domain/rules/rule'
import { isCallForHelp } from '@vigie/domain/sensors/event-kinds'
import { useTranslation } from 'react-i18next'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { formOf } from '../../../care/establishments/manage/rules/rule-form.ts'
import type { RuleNames } from '../../../care/establishments/manage/rules/rule-words.ts'
import { addsUp, useBackTest } from '../../../care/establishments/manage/rules/use-back-test.ts'
import { CalmerByTries } from './calmer-by-tries.tsx'
import { CalmerWords } from './calmer-words.tsx'

interface Props<R extends Rule> {
  eid: string
  rule: WithId<R>
  names: RuleNames
}

/** What could be done so that a rule asks for less: a calmer threshold that was tried, or what there is instead of one. */
export function CalmerRule({ eid, rule, names }: Props<Rule>) {
  const { t } = useTranslation()
  if (isCallForHelp(rule.action)) return <Typography>{t('alertLoad.callRule')}</Typography>
  if (rule.type === 'live') return <Typography>{t('alertLoad.liveRule')}</Typography>
  if (!addsUp(formOf(rule))) return <CalmerByTries {...{ eid, rule, names }} />
  return <CalmerThreshold {...{ eid, rule, names }} />
}

function CalmerThreshold({ eid, rule, names }: Props<ConditionalRule>) {
  const { t } = useTranslation()
  const answer = useBackTest(eid, formOf(rule), names)
  if (answer.status === 'loading')
    return <Typography color="text.secondary">{t('alertLoad.trying')}</Typography>
  if (answer.status === 'failed') return <Typography>{t('alertLoad.notTried')}</Typography>
  const { amounts = [] } = answer.value
  if (amounts.length === 0) return <Typography>{t('alertLoad.nothingKnown')}</Typography>
  return <CalmerWords rule={rule} names={names} tested={answer.value} calmer={calmerOf(rule, amounts)} />
}

import Typography from '@mui/material/Typography'
import { type Calmer, calmerValues, isCalm } from '@vigie/domain/rules/calmer'
import type { ConditionalRule } from '@vigie/domain/rules/conditional-rule'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../../../../lib/api/use-answer.ts'
import type { WithId } from '../../../../lib/firebase/live-source.ts'
import { conditionAsQuery } from '../../../care/establishments/manage/rules/condition-form.ts'
import { formOf } from '../../../care/establishments/manage/rules/rule-form.ts'
import type { RuleNames } from '../../../care/establishments/manage/rules/rule-words.ts'
import type { BackTested } from '../../../care/establishments/manage/rules/tried-by-value.ts'
import { askBackTest } from '../../../care/establishments/manage/rules/use-back-test.ts'
import { CalmerWords } from './calmer-words.tsx'

interface Props {
  eid: string
  rule: WithId<ConditionalRule>
  names: RuleNames
}

interface Tried {
  tested: BackTested
  calmer: Calmer | null
}

/** A calmer value of a rule on a reading, or on what it waits for: each is asked for, until one is calm. */
export function CalmerByTries({ eid, rule, names }: Props) {
  const { t } = useTranslation()
  // As text: a rule that says the same is not tried anew.
  const said = JSON.stringify({
    ...rule,
    shiftIds: rule.shiftIds.filter((id) => names.shifts.some((one) => one.id === id)),
  })
  const question = useCallback(() => tryCalmer(eid, JSON.parse(said)), [eid, said])
  const { answer } = useAnswer(question)
  if (answer.status === 'loading')
    return <Typography color="text.secondary">{t('alertLoad.trying')}</Typography>
  if (answer.status === 'failed') return <Typography>{t('alertLoad.notTried')}</Typography>
  return <CalmerWords rule={rule} names={names} {...answer.value} />
}

async function tryCalmer(eid: string, rule: WithId<ConditionalRule>): Promise<Tried> {
  const tried = (value: number) =>
    askBackTest(eid, rule.beneficiaryId ?? '', {
      ...{ action: rule.action, deviceTypes: rule.deviceTypes.join(), shiftIds: rule.shiftIds.join() },
      ...conditionAsQuery({ ...formOf(rule), value: String(value) }),
    })
  const tested = await tried(rule.value)
  const instead = alertsOf(tested)
  for (const value of instead < 2 ? [] : calmerValues(rule)) {
    const alerts = alertsOf(await tried(value))
    if (alerts === 0) break
    if (isCalm(alerts, instead)) return { tested, calmer: { value, alerts, instead } }
  }
  return { tested, calmer: null }
}

const alertsOf = ({ days }: BackTested): number => days.reduce((sum, { alerts }) => sum + alerts, 0)

import Typography from '@mui/material/Typography'
import { withShifts } from '@vigie/domain/alerts/escalation-plan'
import { rulesLastFor, stepsLastFor } from '@vigie/domain/alerts/last-to-go'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { escalationSource, membersSource, residentPlansSource } from '../../../records/managing-sources.ts'
import { rulesSource } from '../../../records/rule-sources.ts'
import { mayGoHere } from './may-go-here.ts'

interface Props {
  eid: string
  uid: string
}

/** Which activated rules of a home, steps of its plan and plans of its residents would tell nobody who can take an alert, once somebody may not any more; or that it is not known. */
export default function LastToGo({ eid, uid }: Props) {
  const { t } = useTranslation()
  const rules = useLive(useMemo(() => rulesSource(eid), [eid]))
  const ofHome = useLive(useMemo(() => escalationSource(eid), [eid]))
  const own = useLive(useMemo(() => residentPlansSource(eid), [eid]))
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  const all = [rules, ofHome, own, members]
  if (all.some(({ status }) => status === 'failed'))
    return <Typography>{t('people.lastToGoUnknown')}</Typography>
  if (rules.status !== 'ready' || ofHome.status !== 'ready') return null
  if (own.status !== 'ready' || members.status !== 'ready') return null
  const able = new Set(members.value.items.filter(mayGoHere).map((member) => member.uid))
  const leaving = { uid, able }
  const plan = ofHome.value
  const isPartly = [rules, own, members].some(({ value }) => value.unreadable.length > 0)
  const names = rulesLastFor(rules.value.items, leaving).map(({ name }) => name)
  const steps = plan ? stepsLastFor(plan, leaving) : []
  const plans = own.value.items.filter((one) => stepsLastFor(withShifts(one, plan), leaving).length > 0)
  return (
    <>
      {names.length > 0 && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('people.rulesLastToGo', { count: names.length, rules: names.join(', ') })}
        </Typography>
      )}
      {steps.length > 0 && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('people.stepsLastToGo', { steps: steps.join(', ') })}
        </Typography>
      )}
      {plans.length > 0 && (
        <Typography sx={{ fontWeight: 700 }}>{t('people.plansLastToGo', { count: plans.length })}</Typography>
      )}
      {isPartly && <Typography>{t('people.lastToGoUnknown')}</Typography>}
    </>
  )
}

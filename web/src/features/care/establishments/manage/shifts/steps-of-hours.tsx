import Typography from '@mui/material/Typography'
import { withShifts } from '@vigie/domain/alerts/escalation-plan'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { escalationSource, residentPlansSource } from '../../../records/managing-sources.ts'
import type { HoursChange } from './hours-change.ts'
import { hoursWords } from './hours-words.ts'
import { newHoursOfNobody, stepsOfShift } from './steps-of-shift.ts'

interface Props {
  eid: string
  sid: string
  change: HoursChange | null
}

/** Which steps of a home's plan tell whoever works a shift, and when these would tell nobody, and how many plans of residents tell them; or that it is not known. */
export default function StepsOfHours({ eid, sid, change }: Props) {
  const { t } = useTranslation()
  const ofHome = useLive(useMemo(() => escalationSource(eid), [eid]))
  const own = useLive(useMemo(() => residentPlansSource(eid), [eid]))
  if (change === null) return null
  if (ofHome.status === 'failed' || own.status === 'failed')
    return <Typography>{t('manage.stepsOfHoursUnknown')}</Typography>
  if (ofHome.status !== 'ready' || own.status !== 'ready') return null
  const plan = ofHome.value
  const steps = plan ? stepsOfShift(plan, sid) : []
  const nobody = plan && steps.length > 0 ? newHoursOfNobody(plan, change) : []
  const plans = own.value.items.filter((one) => stepsOfShift(withShifts(one, plan), sid).length > 0)
  return (
    <>
      {steps.length > 0 && <Typography>{t('manage.stepsOfHours', { steps: steps.join(', ') })}</Typography>}
      {nobody.length > 0 && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('manage.nobodyAtHours', { hours: hoursWords(nobody, t) })}
        </Typography>
      )}
      {plans.length > 0 && <Typography>{t('manage.plansOfHours', { count: plans.length })}</Typography>}
    </>
  )
}

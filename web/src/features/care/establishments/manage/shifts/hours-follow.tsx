import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { withShifts } from '@vigie/domain/alerts/escalation-plan'
import type { Span } from '@vigie/domain/time/shift-cover'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { escalationSource, residentPlansSource } from '../../../records/managing-sources.ts'
import { rulesSource } from '../../../records/rule-sources.ts'
import { type HoursChange, newHoursOfNobody, ruleHours, stepsOfShift } from './hours-change.ts'

interface Props {
  eid: string
  sid: string
  /** null: no other hours are asked for, of which anything could be said. */
  change: HoursChange | null
}

/** Which rules and steps of a home go by the hours of a shift, as they are and as they would be; or that it is not known. */
export default function HoursFollow({ eid, sid, change }: Props) {
  const { t } = useTranslation()
  // Asked for as the dialog opens: they are there before anybody has chosen an hour.
  const rules = useLive(useMemo(() => rulesSource(eid), [eid]))
  const ofHome = useLive(useMemo(() => escalationSource(eid), [eid]))
  const own = useLive(useMemo(() => residentPlansSource(eid), [eid]))
  if (change === null) return null
  const hoursOf = (spans: readonly Span[]) =>
    spans
      .map(({ start, end }) => (start === end ? t('manage.allDay') : t('manage.hours', { start, end })))
      .join(', ')
  const limited = rules.status === 'ready' ? ruleHours(rules.value.items, sid, change) : []
  const isUnknown =
    [rules, ofHome, own].some(({ status }) => status === 'failed') ||
    (rules.status === 'ready' && rules.value.unreadable.length > 0)
  const plan = ofHome.status === 'ready' ? ofHome.value : null
  const steps = plan ? stepsOfShift(plan, sid) : []
  const nobody = plan && steps.length > 0 ? newHoursOfNobody(plan, change) : []
  const plans = own.status === 'ready' ? own.value.items : []
  const ofResidents = plans.filter((one) => stepsOfShift(withShifts(one, plan), sid).length > 0).length
  return (
    <>
      {limited.length > 0 && (
        <div>
          <Typography>{t('manage.rulesOfHours')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {limited.map(({ id, name, before, after }) => {
              const [was, then] = [hoursOf(before), hoursOf(after)]
              return (
                <li key={id}>
                  {was === then
                    ? t('manage.sameHours', { name, hours: was })
                    : t('manage.otherHours', { name, was, then })}
                </li>
              )
            })}
          </Box>
        </div>
      )}
      {steps.length > 0 && <Typography>{t('manage.stepsOfHours', { steps: steps.join(', ') })}</Typography>}
      {ofResidents > 0 && <Typography>{t('manage.plansOfHours', { count: ofResidents })}</Typography>}
      {nobody.length > 0 && (
        <Typography sx={{ fontWeight: 700 }}>
          {t('manage.nobodyAtHours', { hours: hoursOf(nobody) })}
        </Typography>
      )}
      {isUnknown && <Typography>{t('manage.hoursUnknown')}</Typography>}
    </>
  )
}

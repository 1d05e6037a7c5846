import Typography from '@mui/material/Typography'
import { stepsNaming, withShifts } from '@vigie/domain/alerts/escalation-plan'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { escalationSource, residentPlansSource } from '../../../records/managing-sources.ts'

interface Props {
  eid: string
  uid: string
  /** Whether they are taken out of the home. */
  leaves?: boolean
}

/** Which steps of a home's plan somebody is told by, and which of these tell nobody else, and by how many plans of residents, and that they do so again if they come back; or that it is not known. */
export default function StepsThatName({ eid, uid, leaves = false }: Props) {
  const { t } = useTranslation()
  const isOwn = useSession().user.uid === uid
  const of = isOwn ? 'ownAccess' : 'people'
  const back = isOwn ? 'ownAccess' : 'invitedBack'
  const ofHome = useLive(useMemo(() => escalationSource(eid), [eid]))
  const own = useLive(useMemo(() => residentPlansSource(eid), [eid]))
  if (ofHome.status === 'failed' || own.status === 'failed')
    return <Typography sx={{ mt: 2 }}>{t(`${of}.namingStepsUnknown`)}</Typography>
  if (ofHome.status !== 'ready' || own.status !== 'ready') return null
  const plan = ofHome.value
  const naming = plan?.activated ? stepsNaming(plan, uid) : []
  const alone = naming.filter(({ isAlone }) => isAlone)
  const plans = own.value.items.filter(
    (one) => one.activated && stepsNaming(withShifts(one, plan), uid).length > 0,
  )
  const levelsOf = (steps: typeof naming) => steps.map(({ level }) => level).join(', ')
  return (
    <>
      {naming.length > 0 && (
        <Typography sx={{ mt: 2 }}>{t(`${of}.namingSteps`, { steps: levelsOf(naming) })}</Typography>
      )}
      {alone.length > 0 && (
        <Typography sx={{ mt: 2, fontWeight: 700 }}>
          {t('people.stepsNamingAlone', { steps: levelsOf(alone) })}
        </Typography>
      )}
      {plans.length > 0 && (
        <Typography sx={{ mt: 2 }}>{t(`${of}.namingPlans`, { count: plans.length })}</Typography>
      )}
      {leaves && naming.length + plans.length > 0 && (
        <Typography sx={{ mt: 2 }}>{t(`${back}.steps`)}</Typography>
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { Skeletons } from '../../../../../components/skeletons.tsx'
import { Unreadable } from '../../../../../components/unreadable.tsx'
import { useLive } from '../../../../../lib/firebase/use-live.ts'
import { loadWithTexts } from '../../../../../lib/i18n/parts.ts'
import { useLocale } from '../../../../../lib/i18n/use-locale.ts'
import { useComing } from '../../../../../lib/page/use-coming.ts'
import { useNow } from '../../../../../lib/time/use-now.ts'
import { useEstablishments } from '../../../establishments/establishments-context.ts'
import { loadReach } from '../../../reach/load-reach.ts'
import { escalationSource, membersSource, residentPlansSource } from '../../../records/managing-sources.ts'
import { useManaged } from '../use-managed.ts'
import { shownPerson } from './shown-person.ts'

const PlanSection = lazy(() => import('./plan-section.tsx'))
const HomesQuietHours = lazy(() =>
  loadWithTexts('quietHours', () => import('../../../quiet-hours/homes-quiet-hours.tsx')),
)
const ResidentPlans = lazy(() => import('./resident-plans.tsx'))

/** /establishment/{eid}/escalation: what is done about an alert until somebody answers it. */
export default function EscalationTab() {
  const { id: eid, name, details } = useManaged()
  const { loading } = useEstablishments()
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const reach = useComing(loadReach)
  const stored = useLive(useMemo(() => escalationSource(eid), [eid]))
  const members = useLive(useMemo(() => membersSource(eid), [eid]))
  const plans = useLive(useMemo(() => residentPlansSource(eid), [eid]))
  if (!details && !loading) return <Unreadable names={[name]} />
  if ([stored, members, plans].some(({ status }) => status === 'failed')) return <NoAccess />
  if (stored.status !== 'ready' || members.status !== 'ready' || plans.status !== 'ready' || !details)
    return <Skeletons shape="rows" />
  const people = members.value.items
    .filter(({ state }) => state === 'accepted')
    .toSorted((one, other) => one.displayName.localeCompare(other.displayName, locale))
  const seenAt = { now, timeZone: details.timeZone, locale }
  const known = {
    people: new Map(people.map((one) => [one.uid, shownPerson(one, seenAt, t)])),
    shifts: details.shifts.toSorted((one, next) => one.start.localeCompare(next.start)),
  }
  const said = [
    stored.value?.updatedAt,
    ...plans.value.items.map(({ id, updatedAt }) => `${id} ${updatedAt}`),
    ...people.map(({ uid, away }) => `${uid} ${away?.until} ${away?.since}`),
  ]
  return (
    <>
      {/* In an inactive home nobody is reached, and no rule mends that: the banner says what does. */}
      {reach && details.state === 'active' && (
        <reach.default eid={eid} timeZone={details.timeZone} isPlace said={said.join()} />
      )}
      <Suspense fallback={<Skeletons shape="rows" />}>
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 760, minWidth: 0 }}>
          <PlanSection eid={eid} stored={stored.value} known={known} />
          <HomesQuietHours eid={eid} hours={details.quietHours} />
          <ResidentPlans eid={eid} plans={plans.value} ofHome={stored.value} known={known} />
        </Box>
      </Suspense>
    </>
  )
}

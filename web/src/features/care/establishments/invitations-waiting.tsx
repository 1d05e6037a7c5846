import { isOpen } from '@vigie/domain/people/invitation'
import { lazy, useMemo, useState } from 'react'
import { LoadBoundary } from '../../../components/load-boundary.tsx'
import { useLive } from '../../../lib/firebase/use-live.ts'
import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import { isUnattended } from '../alerts/own-acts.ts'
import { ownInvitationsSource } from '../records/home-sources.ts'

const InvitationDialog = lazy(() => loadWithTexts('managing', () => import('./invitation-dialog.tsx')))

/**
 * Asks whoever is invited to a home whether they accept, on whatever page they are; one invitation at a time. It covers the
 * page: as long as somebody calls for help it steps aside, and comes back once somebody goes.
 */
export function InvitationsWaiting() {
  const { email } = useSession().user
  const invited = useLive(useMemo(() => (email === null ? null : ownInvitationsSource(email)), [email]))
  const alerts = useOpenAlerts()
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set())
  // Where they cannot be read, nobody asks: the home's administrators see that it waits.
  const waiting = invited.status === 'ready' ? invited.value.items : []
  const next = waiting.find((one) => !putOff.has(one.path) && isOpen(one, Date.now()))
  if (next === undefined || alerts.loading || alerts.list.some(isUnattended)) return null
  const later = () => setPutOff((before) => new Set([...before, next.path]))
  return (
    <LoadBoundary onFailed={later}>
      <InvitationDialog key={next.path} invitation={next} onClose={later} />
    </LoadBoundary>
  )
}

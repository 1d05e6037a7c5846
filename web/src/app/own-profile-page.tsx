import ProfilePage from '../features/account/profile/profile-page.tsx'
import { inHandOf } from '../features/care/alerts/in-hand.ts'
import { LeftAlerts } from '../features/care/alerts/left-alerts.tsx'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { useSession } from '../lib/session/session-context.ts'

/** /profile, with whom an absence would leave waiting. */
export default function OwnProfilePage() {
  const inHand = inHandOf(useOpenAlerts().list, useSession().user.uid)
  const alerts = inHand.map(({ alert }) => alert)
  return <ProfilePage inHand={alerts.length > 0 ? <LeftAlerts alerts={alerts} /> : null} />
}

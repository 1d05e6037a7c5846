import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import ProfilePage from '../features/account/profile/profile-page.tsx'
import { whereabouts } from '../features/care/alerts/alert-whereabouts.ts'
import { inHandOf } from '../features/care/alerts/in-hand.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { useEstablishments } from '../features/care/establishments/establishments-context.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'
import { useSession } from '../lib/session/session-context.ts'

/** /profile, with whom an absence would leave waiting. */
export default function OwnProfilePage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const inHand = inHandOf(useOpenAlerts().list, useSession().user.uid)
  const worksInSeveral = useEstablishments().list.length > 1
  const list = (
    <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
      {inHand.map(({ alert, establishment }) => (
        <li key={alert.id}>
          {whereabouts(alert, t, locale)}
          {worksInSeveral && ` · ${establishment.name}`}
        </li>
      ))}
    </Box>
  )
  return <ProfilePage inHand={inHand.length > 0 ? list : null} />
}

import Typography from '@mui/material/Typography'
import type { Member } from '@vigie/domain/people/user'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { AlertPlaces } from '../../../alerts/alert-places.tsx'
import { useOpenAlerts } from '../../../alerts/open-alerts-context.ts'

interface Props {
  eid: string
  member: Pick<Member, 'uid' | 'displayName'>
  /** Whether they go on with an alert of that resident. */
  keeps?: (beneficiaryId: string) => boolean
}

/** Which alerts of a home somebody is on that will call again, of all, or of those that they do not keep; nothing where they are on none. */
export default function LetsGo({ eid, member: { uid, displayName: name }, keeps = () => false }: Props) {
  const { t } = useTranslation()
  const isOwn = useSession().user.uid === uid
  const held = useOpenAlerts()
    .list.filter(({ establishment }) => establishment.id === eid)
    .map(({ alert }) => alert)
    .filter(({ acknowledgedBy, beneficiaryId }) => acknowledgedBy?.uid === uid && !keeps(beneficiaryId))
  const count = held.length
  if (count === 0) return null
  return (
    <div>
      <Typography sx={{ fontWeight: 700 }}>
        {isOwn ? t('ownAccess.letsGo', { count }) : t('people.away.letsGo', { count, name })}
      </Typography>
      <AlertPlaces alerts={held} />
    </div>
  )
}

import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { usePageHeader } from '../../../../../lib/page/page-header.ts'
import { routes } from '../../../../../lib/page/routes.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { screenTimeZone } from '../../../../../lib/time/screen-time-zone.ts'
import { Refusals } from './refusals.tsx'

/** /admin/refusals: what was not taken in from anywhere, also where no home is known; for super administrators. */
export default function AllRefusalsPage() {
  const { t } = useTranslation()
  const { person } = useSession()
  usePageHeader(t('places.refusals'), routes.administered)
  if (!can({ person, membership: null }, 'read', 'generalRefusals')) return <NoAccess />
  return <Refusals eid={null} timeZone={screenTimeZone} />
}

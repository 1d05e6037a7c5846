import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../../components/no-access.tsx'
import { usePageHeader } from '../../../../../lib/page/page-header.ts'
import { routes } from '../../../../../lib/page/routes.ts'
import { useSession } from '../../../../../lib/session/session-context.ts'
import { screenTimeZone } from '../../../../../lib/time/screen-time-zone.ts'
import { Journal } from './journal.tsx'

/** /admin/journal: who did what to accounts, which belongs to no home; for super administrators. */
export default function GeneralJournalPage() {
  const { t } = useTranslation()
  const { person } = useSession()
  usePageHeader(t('journal.titleNowhere'), routes.administered)
  if (!can({ person, membership: null }, 'read', 'generalAudit')) return <NoAccess />
  return <Journal eid={null} timeZone={screenTimeZone} />
}

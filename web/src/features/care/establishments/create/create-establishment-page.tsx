import { can } from '@vigie/domain/people/permissions'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../../../../components/no-access.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useSession } from '../../../../lib/session/session-context.ts'

const CreateForm = lazy(() => import('./create-form.tsx'))

/** /new-establishment: a home of one's own, and the key for its gateways, shown once. */
export default function CreateEstablishmentPage() {
  const { t } = useTranslation()
  const { person } = useSession()
  usePageHeader(t('establishments.add'), routes.establishments)
  if (!can({ person, membership: null }, 'create', 'establishments')) return <NoAccess />
  return (
    <Suspense fallback={<Skeletons shape="rows" />}>
      <CreateForm />
    </Suspense>
  )
}

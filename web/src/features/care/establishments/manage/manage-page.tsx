import Box from '@mui/material/Box'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { NoAccess } from '../../../../components/no-access.tsx'
import { PageTabs } from '../../../../components/page-tabs.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments-context.ts'
import { useEstablishment } from '../use-establishment.ts'
import { mayManage } from './may-manage.ts'
import { manageTabs } from './tabs.ts'

/** What stands around every tab by which a home is managed, for whoever administers it. */
export default function ManagePage() {
  const { t } = useTranslation()
  const { loading } = useEstablishments()
  const establishment = useEstablishment()
  const { pathname } = useLocation()
  const tab = manageTabs.find(({ path }) => matchPath(path(':eid'), pathname))
  const title = t(tab?.title ?? 'shell.manage')
  usePageHeader(
    establishment ? `${title} · ${establishment.name}` : title,
    establishment ? routes.establishment(establishment.id) : routes.establishments,
  )
  if (!establishment) return loading ? <Skeletons shape="rows" /> : <NoAccess />
  if (!mayManage(establishment)) {
    return tab?.title === 'manage.licences' ? <NoAccess title={t('manage.licencesRefused')} /> : <NoAccess />
  }
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto' }}>
      <PageTabs
        label={t('manage.tabs')}
        tabs={manageTabs.map((tab) => ({ to: tab.path(establishment.id), title: t(tab.title) }))}
        current={tab ? tab.path(establishment.id) : false}
      />
      <div role="tabpanel" aria-label={title}>
        <Suspense fallback={<Skeletons shape="rows" />}>
          <Outlet key={establishment.id} context={establishment} />
        </Suspense>
      </div>
    </Box>
  )
}

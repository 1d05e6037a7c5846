import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { matchPath, Outlet, useLocation } from 'react-router-dom'
import { NoAccess } from '../../../../components/no-access.tsx'
import { PageTabs } from '../../../../components/page-tabs.tsx'
import { Skeletons } from '../../../../components/skeletons.tsx'
import { usePageHeader } from '../../../../lib/page/page-header.ts'
import { routes } from '../../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments-context.ts'
import { useEstablishment } from '../use-establishment.ts'
import { manageTabs } from './tabs.ts'
import { tabsFor } from './tabs-for.ts'

/** What stands around every tab of a home, for whoever may open it: a single one stands without its row of tabs. */
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
  const open = tabsFor(establishment)
  if (!tab || !open.includes(tab)) {
    return tab?.title === 'places.licences' ? <NoAccess title={t('manage.licencesRefused')} /> : <NoAccess />
  }
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto' }}>
      {open.length > 1 && (
        <PageTabs
          label={t('manage.tabs')}
          tabs={open.map(({ path, title }) => ({ to: path(establishment.id), title: t(title) }))}
          current={tab.path(establishment.id)}
        />
      )}
      <div {...(open.length > 1 && { role: 'tabpanel', 'aria-label': title })}>
        <Outlet key={establishment.id} context={establishment} />
      </div>
    </Box>
  )
}

import { mdiMapMarkerOff } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../components/empty-state.tsx'
import { usePageHeader } from '../lib/page/page-header.ts'
import { routes } from '../lib/page/routes.ts'

/** Where every unknown address leads whoever is signed in: the alerts stand above it, as above any page. */
export function NotFoundWithin() {
  const { t } = useTranslation()
  usePageHeader(t('notFound.title'), routes.establishments)
  return (
    <EmptyState isPage icon={mdiMapMarkerOff} title={t('notFound.title')} help={t('notFound.help')}>
      <Button variant="contained" component={Link} to="/">
        {t('notFound.home')}
      </Button>
    </EmptyState>
  )
}

import { mdiMapMarkerOff } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../components/empty-state.tsx'
import { usePageHeader } from '../lib/page/page-header.ts'
import { routes } from '../lib/page/routes.ts'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'

/** Where every unknown address leads whoever is not signed in. */
export function NotFoundPage() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  return (
    <main>
      <NothingHere />
    </main>
  )
}

/** And whoever is: the alerts stand above it, as above any page. */
export function NotFoundWithin() {
  const { t } = useTranslation()
  usePageHeader(t('notFound.title'), routes.establishments)
  return <NothingHere />
}

function NothingHere() {
  const { t } = useTranslation()
  return (
    <EmptyState isPage icon={mdiMapMarkerOff} title={t('notFound.title')} help={t('notFound.help')}>
      <Button variant="contained" component={Link} to="/">
        {t('notFound.home')}
      </Button>
    </EmptyState>
  )
}

import { mdiMapMarkerOff } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../components/empty-state.tsx'
import { useDocumentTitle } from '../lib/page/use-document-title.ts'

/** Where every unknown address leads. */
export function NotFoundPage() {
  const { t } = useTranslation()
  useDocumentTitle(t('notFound.title'))
  return (
    <main>
      <EmptyState isPage icon={mdiMapMarkerOff} title={t('notFound.title')} help={t('notFound.help')}>
        <Button variant="contained" component={Link} to="/">
          {t('notFound.home')}
        </Button>
      </EmptyState>
    </main>
  )
}

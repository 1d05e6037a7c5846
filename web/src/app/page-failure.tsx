import { mdiAlertCircleOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { useAddressHeader } from './use-address-title.ts'

/** What stands in for a page that failed. The retry loads everything anew, whatever it was that failed. */
export function PageFailure() {
  const { t } = useTranslation()
  useAddressHeader()
  return (
    <main role="alert">
      <EmptyState
        isPage
        icon={mdiAlertCircleOutline}
        title={t('failure.pageTitle')}
        help={t('failure.pageHelp')}
      >
        <Button variant="contained" onClick={() => location.reload()}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    </main>
  )
}

import { mdiAlertCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { useAddressHeader } from './use-address-title.ts'

/**
 * What stands in for a page that failed. The retry loads everything anew, whatever it was that failed.
 * @param isWhole whether nothing else of the app stands around it
 */
export function PageFailure({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation()
  useAddressHeader()
  return (
    <Box component={isWhole ? 'main' : 'div'} role="alert">
      <EmptyState
        isPage={isWhole}
        icon={mdiAlertCircleOutline}
        title={t('failure.pageTitle')}
        help={t('failure.pageHelp')}
      >
        <Button variant="contained" onClick={() => location.reload()}>
          {t('common.retry')}
        </Button>
      </EmptyState>
    </Box>
  )
}

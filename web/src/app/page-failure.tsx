import { mdiAlertCircleOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../components/empty-state.tsx'
import { reloadWhereReached } from '../lib/page/reload-where-reached.ts'
import { useAddressHeader } from './use-address-title.ts'

/**
 * What stands in for a page that failed. The retry loads everything anew, whatever it was that failed, once there is a line.
 * @param isWhole whether nothing else of the app stands around it
 */
export function PageFailure({ isWhole }: { isWhole: boolean }) {
  const { t } = useTranslation()
  const [isUnreached, setUnreached] = useState(false)
  useAddressHeader()
  const retry = async () => {
    setUnreached(false)
    setUnreached(!(await reloadWhereReached()))
  }
  const Around = isWhole ? 'main' : 'div'
  return (
    <Around>
      <div role="alert">
        <EmptyState
          isPage={isWhole}
          icon={mdiAlertCircleOutline}
          title={t('failure.pageTitle')}
          help={t(isUnreached ? 'failure.noLine' : 'failure.pageHelp')}
        >
          <Button variant="contained" onClick={retry}>
            {t('common.retry')}
          </Button>
        </EmptyState>
      </div>
    </Around>
  )
}

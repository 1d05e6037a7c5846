import { mdiArchiveArrowUpOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../components/icon.tsx'
import { LoadBoundary } from '../../../../components/load-boundary.tsx'
import { loadWithTexts } from '../../../../lib/i18n/parts.ts'
import type { RestoredOne } from './restore-dialog.tsx'

const RestoreDialog = lazy(() => loadWithTexts('seldom', () => import('./restore-dialog.tsx')))

/** By which an administrator restores a resident who is archived, once they have said that they mean it. */
export function RestoreResident(one: RestoredOne) {
  const { t } = useTranslation()
  const [isAsking, ask] = useState(false)
  const close = () => ask(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiArchiveArrowUpOutline} />}
        onClick={() => ask(true)}
      >
        {t('archiving.restore')}
      </Button>
      {isAsking && (
        <LoadBoundary onFailed={close}>
          <RestoreDialog {...one} onClose={close} />
        </LoadBoundary>
      )}
    </>
  )
}

import Link from '@mui/material/Link'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadBoundary } from '../../../components/load-boundary.tsx'

const TermsDialog = lazy(() => import('./terms-dialog.tsx'))

/** Opens the terms of service in a window of their own. */
export function TermsLink() {
  const { t } = useTranslation()
  const [reading, setReading] = useState(false)
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => setReading(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start', minHeight: 44, fontSize: '1rem' }}
      >
        {t('account.readTerms')}
      </Link>
      {reading && (
        <LoadBoundary onFailed={() => setReading(false)}>
          <TermsDialog onClose={() => setReading(false)} />
        </LoadBoundary>
      )}
    </>
  )
}

import { mdiCloudOffOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { FailureWords } from '../lib/api/failure-words.ts'
import { EmptyState } from './empty-state.tsx'

interface Props {
  failure: FailureWords
  onRetry: () => void
}

/** Stands where an answer of /api should, says why there is none, and asks again where that can help. */
export function FailedAnswer({ failure, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={mdiCloudOffOutline}
      title={t('failure.notLoaded')}
      help={'said' in failure ? failure.said : t(failure.key)}
    >
      {!('isNotThere' in failure) && (
        <Button variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </EmptyState>
  )
}

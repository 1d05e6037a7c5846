import { mdiLockOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'

/** What is shown where the person may not look, or may no longer. */
export function NoAccess() {
  const { t } = useTranslation()
  return (
    <EmptyState icon={mdiLockOutline} title={t('failure.noAccessTitle')} help={t('failure.noAccessHelp')} />
  )
}

import { mdiLockOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'

/** What is shown where the person may not look, or may no longer. `title`: to what, where it is not the page. */
export function NoAccess({ title }: { title?: string }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={mdiLockOutline}
      title={title ?? t('failure.noAccessTitle')}
      help={t('failure.noAccessHelp')}
    />
  )
}

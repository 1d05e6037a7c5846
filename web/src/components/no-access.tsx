import { mdiLockOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'

interface Props {
  /** To what, where it is not the page. */
  title?: string
  /** Where they may go on. */
  children?: ReactNode
}

/** What is shown where the person may not look, or may no longer. */
export function NoAccess({ title, children }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState icon={mdiLockOutline} title={title ?? t('notShown.title')} help={t('notShown.help')}>
      {children}
    </EmptyState>
  )
}

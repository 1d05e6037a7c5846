import { mdiAccountQuestionOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../components/empty-state.tsx'

/** Says that a record cannot be read, or that there is none. */
export default function ResidentNotShown({ isThere }: { isThere: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={mdiAccountQuestionOutline}
      title={t(isThere ? 'resident.unreadableTitle' : 'resident.notFoundTitle')}
      help={t(isThere ? 'resident.unreadableHelp' : 'resident.notFoundHelp')}
    />
  )
}

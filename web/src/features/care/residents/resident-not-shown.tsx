import { mdiAccountQuestionOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../components/empty-state.tsx'
import { routes } from '../../../lib/page/routes.ts'

/** Says that a record cannot be read, or that there is none, and leads back to the residents of the home. */
export default function ResidentNotShown({ eid, isThere }: { eid: string; isThere: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon={mdiAccountQuestionOutline}
      title={t(isThere ? 'resident.unreadableTitle' : 'resident.notFoundTitle')}
      help={t(isThere ? 'resident.unreadableHelp' : 'resident.notFoundHelp')}
    >
      <Button component={Link} to={routes.establishment(eid)} variant="outlined">
        {t('resident.all')}
      </Button>
    </EmptyState>
  )
}

import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoAccess } from '../../../components/no-access.tsx'
import { routes } from '../../../lib/page/routes.ts'

/** What a page of a home shows whom it does not let in, or of one that is not there: with the way to those that do. */
export function NoSuchHome() {
  const { t } = useTranslation()
  return (
    <NoAccess>
      <Button component={Link} to={routes.establishments} variant="outlined">
        {t('notShown.homes')}
      </Button>
    </NoAccess>
  )
}

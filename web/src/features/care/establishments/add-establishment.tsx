import { mdiPlus } from '@mdi/js'
import Button from '@mui/material/Button'
import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'

/** The way to a home of one's own, for whoever may make one. */
export function AddEstablishment() {
  const { t } = useTranslation()
  const { person } = useSession()
  if (!can({ person, membership: null }, 'create', 'establishments')) return null
  return (
    <Button
      component={Link}
      to={routes.newEstablishment}
      variant="outlined"
      startIcon={<Icon path={mdiPlus} />}
    >
      {t('establishments.add')}
    </Button>
  )
}

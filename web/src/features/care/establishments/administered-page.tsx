import { mdiAccountGroupOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { can } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { EstablishmentCards } from './establishment-cards.tsx'
import type { OwnEstablishment } from './establishments-context.ts'

const administers = ({ access }: OwnEstablishment) => can(access, 'update', 'establishments')

/** /admin/establishments: the homes that the person administers. */
export default function AdministeredPage() {
  const { t } = useTranslation()
  usePageHeader(t('establishments.administered'), routes.establishments)
  return (
    <>
      <Button
        component={Link}
        to={routes.adminUsers}
        variant="outlined"
        startIcon={<Icon path={mdiAccountGroupOutline} />}
        sx={{ mb: 2 }}
      >
        {t('people.title')}
      </Button>
      <EstablishmentCards isShown={administers} noneHelp={t('establishments.noneAdministeredHelp')} />
    </>
  )
}

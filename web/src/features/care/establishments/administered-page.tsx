import {
  mdiAccountGroupOutline,
  mdiEmailOffOutline,
  mdiShieldKeyOutline,
  mdiTextBoxSearchOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { can, type Person } from '@vigie/domain/people/permissions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useSession } from '../../../lib/session/session-context.ts'
import { EstablishmentCards } from './establishment-cards.tsx'
import type { OwnEstablishment } from './establishments-context.ts'

const administers = ({ access }: OwnEstablishment) => can(access, 'update', 'establishments')

const reads = (collection: 'generalAudit' | 'generalRefusals') => (person: Person) =>
  can({ person, membership: null }, 'read', collection)
const always = () => true

/** The other pages under /admin, and for whom each is of those who are let in there. */
const places = [
  { to: routes.adminUsers, title: 'places.people', icon: mdiAccountGroupOutline, isFor: always },
  {
    to: routes.allRefusals,
    title: 'places.refusals',
    icon: mdiEmailOffOutline,
    isFor: reads('generalRefusals'),
  },
  {
    to: routes.generalJournal,
    title: 'journal.titleNowhere',
    icon: mdiTextBoxSearchOutline,
    isFor: reads('generalAudit'),
  },
  { to: routes.permissions, title: 'manage.rights', icon: mdiShieldKeyOutline, isFor: always },
] as const

/** /admin/establishments: the homes that the person administers, and the way to the rest of /admin. */
export default function AdministeredPage() {
  const { t } = useTranslation()
  usePageHeader(t('establishments.administered'), routes.establishments)
  const { person } = useSession()
  return (
    <>
      <Box
        component="nav"
        aria-label={t('shell.admin')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}
      >
        {places
          .filter(({ isFor }) => isFor(person))
          .map(({ to, title, icon }) => (
            <Button key={to} component={Link} to={to} variant="outlined" startIcon={<Icon path={icon} />}>
              {t(title)}
            </Button>
          ))}
      </Box>
      <EstablishmentCards isShown={administers} noneHelp={t('homeCards.noneAdministeredHelp')} isForAdmin />
    </>
  )
}

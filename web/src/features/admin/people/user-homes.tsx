import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { UserRecord } from '@vigie/domain/api/user-record-calls'
import { levelNameOf } from '@vigie/domain/people/levels'
import { roleNames } from '@vigie/domain/people/roles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TitledCard } from '../../../components/titled-card.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { together } from '../../../lib/text/together.ts'

interface Props {
  homes: UserRecord['establishments']
}

/** To which homes somebody belongs, and what they may do there, which is changed at each home. */
export function UserHomes({ homes }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <TitledCard title={t('adminUsers.homes')}>
      {homes.length === 0 && <Typography>{t('adminUsers.noHome')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {homes.map(({ eid, name, roleId, role, state }) => (
          <Box component="li" key={eid} sx={{ overflowWrap: 'anywhere' }}>
            <MuiLink
              component={Link}
              to={routes.people(eid)}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {name}
            </MuiLink>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {together(
                role !== null && roleNames[role][locale],
                t(`people.levels.${levelNameOf(roleId)}`),
                state !== 'accepted' && t('people.notAccepted'),
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </TitledCard>
  )
}

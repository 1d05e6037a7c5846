import { mdiAlertDecagram, mdiChevronRight, mdiHomeCityOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { can } from '@vigie/domain/people/permissions'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useOpenAlerts } from '../alerts/open-alerts-context.ts'
import type { OwnEstablishment } from './establishments-context.ts'

/** One establishment: its name, where it is, how many live there, and whether anyone needs help. */
export function EstablishmentCard({ establishment }: { establishment: OwnEstablishment }) {
  const { t } = useTranslation()
  const { id, name, details, access } = establishment
  const alerts = useOpenAlerts().list.filter((own) => own.establishment.id === id).length
  const isOpenable = details !== null
  const seesAll = can(access, 'read', 'beneficiaries')
  return (
    <Card component="li">
      <Way to={isOpenable ? routes.establishment(id) : null}>
        <Box
          sx={{
            p: 1.25,
            borderRadius: 1,
            bgcolor: 'primary.light',
            color: 'primary.dark',
            display: 'flex',
            flex: 'none',
          }}
        >
          <Icon path={mdiHomeCityOutline} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {details ? details.address : t('establishments.nameOnly')}
          </Typography>
          {details && seesAll && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('establishments.residentsCount', { count: details.counts.beneficiaries })}
              {details.state === 'inactive' && ` · ${t('establishments.inactive')}`}
            </Typography>
          )}
          {alerts > 0 && (
            <Typography
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                color: 'error.dark',
                fontWeight: 700,
                mt: 0.5,
              }}
            >
              <Icon path={mdiAlertDecagram} sx={{ color: 'error.main' }} />
              {t('shell.alertsCount', { count: alerts })}
            </Typography>
          )}
        </Box>
        {isOpenable && <Icon path={mdiChevronRight} />}
      </Way>
    </Card>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: 2, p: 2, height: '100%' } as const

/** The whole card as a link, or just its content where there is nowhere to go. */
function Way({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <Box sx={row}>{children}</Box>
  return (
    <CardActionArea component={Link} to={to} sx={row}>
      {children}
    </CardActionArea>
  )
}

import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useMatch } from 'react-router-dom'
import { Banner } from '../../../components/banner.tsx'
import { routes } from '../../../lib/page/routes.ts'
import { useEstablishments } from '../establishments/establishments-context.ts'
import { useUnreadableNames } from '../records/unreadable-names.ts'
import { AlertActions } from './alert-actions.tsx'
import { theirsFirst } from './alert-order.ts'
import { AlertRow } from './alert-row.tsx'
import { useOpenAlerts } from './open-alerts-context.ts'
import { useAlertsShownInPage } from './shown-in-page.ts'

/** The worst alerts under the top bar of every page, the others as a count. */
export function AlertStrip() {
  const { t } = useTranslation()
  const { list, unseen } = useOpenAlerts()
  const names = useUnreadableNames()
  const severalEstablishments = useEstablishments().list.length > 1
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const shownInPage = useAlertsShownInPage()
  const resident = useMatch(routes.beneficiary(':eid', ':bid'))?.params.bid
  const elsewhere = list.filter(({ establishment }) => establishment.id !== shownInPage)
  const ordered = theirsFirst(elsewhere, resident)
  const shown = ordered.slice(0, isPhone ? 1 : 2)
  const others = ordered.slice(shown.length)
  if (elsewhere.length === 0 && unseen.length === 0) return null

  return (
    <Box component="section" aria-label={t('alerts.stripLabel')}>
      {shown.map((own) => (
        <Box
          key={own.alert.id}
          data-alert={own.alert.id}
          sx={{
            px: { xs: 1.5, sm: 2 },
            py: 1,
            bgcolor: own.alert.state === 'open' ? 'error.light' : 'background.paper',
            borderLeft: 6,
            borderLeftColor: own.alert.state === 'open' ? 'error.main' : 'primary.main',
            borderBottom: 1,
            borderBottomColor: 'divider',
          }}
        >
          <AlertRow own={own} showEstablishment={severalEstablishments}>
            <AlertActions own={own} onlyNext />
          </AlertRow>
        </Box>
      ))}
      {others[0] && (
        <Box sx={{ px: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
          <Link
            component={RouterLink}
            to={routes.alerts(others[0].establishment.id)}
            sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 700 }}
          >
            {t('alerts.more', { count: others.length })}
          </Link>
        </Box>
      )}
      {unseen.map(({ establishment: { id, name }, isWhole, unreadable }) => (
        <Banner key={id} role="alert">
          {!isWhole && t('alerts.unseen', { name })}{' '}
          {unreadable.length > 0 && (
            <strong>
              {t('alerts.unreadable', { name, count: unreadable.length, list: names(unreadable).join('; ') })}
            </strong>
          )}
        </Banner>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { RowLink } from '../../../components/row-link.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ageInWords } from '../../../lib/time/words.ts'
import type { OwnAlert } from '../alerts/open-alerts-context.ts'
import { looksAlone } from '../alerts/own-acts.ts'
import { useAlertWords } from '../alerts/use-alert-words.ts'
import { worstStateOf } from '../alerts/worst-state.ts'
import { AlertMark } from './alert-mark.tsx'

/** The alerts of a resident that are not over: what calls, since when, and who is on it. Each leads to where it is seen to. */
export function AlertsOfResident({ alerts }: { alerts: readonly OwnAlert[] }) {
  const { t } = useTranslation()
  return (
    <Box
      component="ul"
      aria-label={t('resident.alerts')}
      sx={{ listStyle: 'none', m: 0, p: 0, flex: '1 1 100%', minWidth: 0 }}
    >
      {alerts.map((own) => (
        <li key={own.alert.id}>
          <Line own={own} />
        </li>
      ))}
    </Box>
  )
}

function Line({ own }: { own: OwnAlert }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const now = useNow()
  const { alert, establishment, underWay } = own
  const { what, time, notes, state } = useAlertWords(alert, establishment.details?.timeZone ?? null)
  const since = [ageInWords(alert.times.occurredAt, now, locale), notes]
  return (
    <RowLink
      to={routes.alert(establishment.id, alert.id)}
      sx={{
        flexWrap: 'wrap',
        columnGap: 1.5,
        minHeight: 48,
        py: 0.5,
      }}
    >
      <AlertMark alert={looksAlone(own) ? (worstStateOf([own]) ?? 'open') : 'acknowledged'} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 700 }}>
          {what}
        </Box>
        {time && `, ${time}`} · {since.filter(Boolean).join(' · ')}
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {underWay === null ? state : t(`alerts.underWay.${underWay}`)}
        </Box>
      </Box>
    </RowLink>
  )
}

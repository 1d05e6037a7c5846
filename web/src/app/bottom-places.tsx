import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { visuallyHidden } from '../components/visually-hidden.ts'
import { AlertsBadge } from '../features/care/alerts/alerts-badge.tsx'
import { alertsInProgress } from '../features/care/alerts/in-progress.ts'
import { useOpenAlerts } from '../features/care/alerts/open-alerts-context.ts'
import { useCountWords } from '../features/care/alerts/use-count-words.ts'
import { footHeight, lowScreen } from '../lib/page/low-screen.ts'
import { usePlaces } from './use-places.ts'

/** The establishment's main places at the foot of a phone's screen, under the thumb. */
export function BottomPlaces() {
  const { t } = useTranslation()
  const places = usePlaces()
  const alerts = alertsInProgress(useOpenAlerts())
  const words = useCountWords()
  if (places.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={t('shell.places')}
      sx={{
        display: { xs: 'flex', md: 'none' },
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 1100,
        [lowScreen]: { position: 'static' },
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
        pb: 'env(safe-area-inset-bottom)',
        displayPrint: 'none',
      }}
    >
      {places.map(({ name, to, icon, current }) => (
        <ButtonBase
          key={name}
          component={Link}
          to={to}
          aria-current={current ? 'page' : undefined}
          sx={{
            flex: 1,
            minHeight: footHeight,
            flexDirection: 'column',
            typography: 'body2',
            // Five words beside one another, however large the letters are.
            fontSize: 'min(0.875rem, 5.5vw)',
            fontWeight: current ? 700 : 400,
            borderTop: 3,
            borderColor: current ? 'primary.main' : 'transparent',
          }}
        >
          {name === 'alerts' ? (
            <span aria-hidden>
              <AlertsBadge>
                <Icon path={icon} />
              </AlertsBadge>
            </span>
          ) : (
            <Icon path={icon} />
          )}
          {t(`shell.${name}`)}
          {name === 'alerts' && (
            <Box component="span" sx={visuallyHidden}>
              {words(alerts)}
            </Box>
          )}
        </ButtonBase>
      ))}
    </Box>
  )
}

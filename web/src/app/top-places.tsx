import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../components/icon.tsx'
import { usePlaces } from './use-places.ts'

/** The establishment's main places in the top bar, where it is wide enough. */
export function TopPlaces() {
  const { t } = useTranslation()
  const places = usePlaces()
  if (places.length === 0) return null
  return (
    <Box
      component="nav"
      aria-label={t('shell.places')}
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, mr: 1 }}
    >
      {places.map(({ name, to, icon, current }) => (
        <Button
          key={name}
          component={Link}
          to={to}
          aria-current={current ? 'page' : undefined}
          startIcon={<Icon path={icon} />}
          sx={current ? { bgcolor: 'primary.light', color: 'text.primary' } : { color: 'text.primary' }}
        >
          {t(`shell.${name}`)}
        </Button>
      ))}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TitledCard } from '../../../../components/titled-card.tsx'
import { routes } from '../../../../lib/page/routes.ts'

interface Props {
  home: { id: string; name: string }
  /** Lets go of it: they have its key, or will make another where it is managed. */
  onSettled: () => void
}

/** Says to whoever comes back to the form of a new home that it is there, that its key is not shown any more, and where another one is made. */
export function AlreadyMade({ home, onSettled }: Props) {
  const { t } = useTranslation()
  return (
    <TitledCard title={t('manage.alreadyMade', { name: home.name })}>
      <Typography>{t('manage.alreadyMadeHelp')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="contained" component={Link} to={routes.informations(home.id)} onClick={onSettled}>
          {t('manage.toItsKey')}
        </Button>
        <Button variant="outlined" onClick={onSettled}>
          {t('manage.addAnother')}
        </Button>
      </Box>
    </TitledCard>
  )
}

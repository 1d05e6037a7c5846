import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../../components/visually-hidden.ts'

/** The ground of the cards on the very first visit, before anything is known; it does not move. */
export function CardSkeletons() {
  const { t } = useTranslation()
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      <Box role="status" sx={visuallyHidden}>
        {t('shell.loading')}
      </Box>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((name) => (
        <Card key={name} sx={{ height: 168, bgcolor: '#FAFBFB' }} />
      ))}
    </Box>
  )
}

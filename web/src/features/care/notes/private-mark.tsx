import { mdiLock } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'

/** Says of a note that it is for the care team alone. */
export function PrivateMark() {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: '#FFFFFF',
        typography: 'body2',
        fontWeight: 500,
        // Browsers print no grounds, and letters that were white pale grey.
        '@media print': { px: 0.75, border: 1, bgcolor: 'transparent', color: 'text.primary' },
      }}
    >
      <Icon path={mdiLock} sx={{ fontSize: 18 }} />
      {t('notes.privateMark')}
    </Box>
  )
}

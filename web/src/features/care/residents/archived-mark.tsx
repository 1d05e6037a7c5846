import { mdiArchiveOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'

/** That a resident does not live there any more, and their record is only read. */
export function ArchivedMark() {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Icon path={mdiArchiveOutline} fontSize="small" />
      {t('archiving.archived')}
    </Box>
  )
}

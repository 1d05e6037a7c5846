import { mdiEmailOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { askAboutInvitations } from './own-invitations.ts'

/** The way back to an invitation that was put off, for whoever has no home to see meanwhile. */
export function WaitingInvitation({ count }: { count: number }) {
  const { t } = useTranslation()
  return (
    <Box sx={{ mb: 2 }}>
      <Button
        variant="contained"
        startIcon={<Icon path={mdiEmailOutline} />}
        onClick={() => askAboutInvitations()}
      >
        {t('invited.waiting', { count })}
      </Button>
    </Box>
  )
}

import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useIsLocked } from '../lib/lock/screen-lock.ts'
import type { Notice } from '../lib/notices/notices.ts'

interface Props {
  notices: readonly Notice[]
}

/** What somebody did and is not confirmed, in the words of its messages; on a locked screen, which anybody reads, only how much it is. */
export function UnconfirmedActs({ notices }: Props) {
  const { t } = useTranslation()
  const isLocked = useIsLocked()
  if (notices.length === 0) return null
  return (
    <div>
      {isLocked ? (
        <Typography>{t('signOutQuestion.unconfirmedOf', { count: notices.length })}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
          {notices.map(({ id, text }) => (
            <li key={id}>{text()}</li>
          ))}
        </Box>
      )}
      <Typography>{t('signOutQuestion.unconfirmedHelp')}</Typography>
    </div>
  )
}

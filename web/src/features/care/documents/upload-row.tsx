import { mdiClose, mdiPause, mdiPlay, mdiRefresh } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { useOnline } from '../../../lib/connection/use-online.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { cancelUpload } from './cancel-upload.ts'
import { sizeInWords } from './size-words.ts'
import type { Upload } from './upload-list.ts'
import { pauseUpload, resumeUpload } from './uploads.ts'

/** A document that is being sent from this page: how far it is, and what can be done about it. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isOnline = useOnline()
  const { id, title, size, sent, state, failure } = upload
  const isResting = state === 'paused' || state === 'failed'
  const words = {
    sending: t(isOnline ? 'documents.sending' : 'documents.noNetwork'),
    paused: t('documents.paused'),
    checking: t('documents.checking'),
    failed: failure && ('said' in failure ? failure.said : t(failure.key)),
  }[state]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{title}</Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * sent) / size}
          aria-label={t('documents.progressOf', { title })}
          sx={{ my: 0.5, height: 6, borderRadius: 1 }}
        />
        <Typography
          role="status"
          variant="body2"
          sx={{ color: state === 'failed' ? 'error.dark' : 'text.secondary' }}
        >
          {words}
          {state !== 'checking' && ` · ${sizeInWords(sent, locale)} / ${sizeInWords(size, locale)}`}
        </Typography>
      </Box>
      {state !== 'checking' && (
        <IconButton
          aria-label={t(isResting ? 'documents.resumeOf' : 'documents.pauseOf', { title })}
          onClick={() => (isResting ? resumeUpload(id) : pauseUpload(id))}
        >
          <Icon path={state === 'failed' ? mdiRefresh : isResting ? mdiPlay : mdiPause} />
        </IconButton>
      )}
      <IconButton aria-label={t('documents.cancelOf', { title })} onClick={() => cancelUpload(upload)}>
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
  )
}

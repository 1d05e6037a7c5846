import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '../../../lib/page/use-back-closes.ts'
import { TermsText } from './terms-text.tsx'
import { useTermsText } from './use-terms-text.ts'

/** The terms of service, in the language of the screen; on a phone over the whole of it. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const terms = useTermsText()
  const titleId = useId()
  useBackCloses(true, onClose)
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{terms('title')}</DialogTitle>
      {/* It scrolls, so whoever uses the keyboard must be able to stand on it. */}
      <DialogContent dividers tabIndex={0}>
        <TermsText />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { currentTerms } from '@vigie/domain/people/terms'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { termsSections, useTermsText } from './use-terms-text.ts'

/** The terms of service, in the language of the screen; on a phone over the whole of it. */
export default function TermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const terms = useTermsText()
  const titleId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  return (
    <Dialog open onClose={onClose} fullScreen={isPhone} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{terms('title')}</DialogTitle>
      {/* It scrolls, so whoever uses the keyboard must be able to stand on it. */}
      <DialogContent dividers tabIndex={0}>
        <Typography sx={{ color: 'text.secondary' }}>
          {terms('version', { version: currentTerms })}
        </Typography>
        {termsSections.map((section) => (
          <section key={section}>
            <Typography component="h3" variant="h3" sx={{ mt: 2, mb: 0.5 }}>
              {terms(`${section}.title`)}
            </Typography>
            <Typography>{terms(`${section}.text`)}</Typography>
          </section>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

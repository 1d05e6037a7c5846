import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import Typography from '@mui/material/Typography'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface UnsavedWords {
  question: string
  leave: string
  stay: string
}

interface Props {
  /** Where it is not about what was typed. */
  words?: UnsavedWords | undefined
  onStay: () => void
  onLeave: () => void
}

/** Asks, at the foot of a window, whether what was typed, or read, in it is to be lost. */
export function UnsavedQuestion({ words, onStay, onLeave }: Props) {
  const { t } = useTranslation()
  const questionId = useId()
  const stay = useRef<HTMLButtonElement>(null)
  useEffect(() => stay.current?.focus(), [])
  return (
    // What scrolls above it is cut wherever its edge happens to be: a line says that it goes on.
    <DialogActions
      sx={{ flexWrap: 'wrap', gap: 1, px: { xs: 2, sm: 3 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id={questionId} sx={{ flex: '1 1 100%', px: { xs: 1, sm: 0 }, fontWeight: 700 }}>
        {words?.question ?? t('common.unsavedQuestion')}
      </Typography>
      <Button onClick={onLeave}>{words?.leave ?? t('common.closeUnsaved')}</Button>
      <Button ref={stay} variant="contained" aria-describedby={questionId} onClick={onStay}>
        {words?.stay ?? t('common.goOn')}
      </Button>
    </DialogActions>
  )
}

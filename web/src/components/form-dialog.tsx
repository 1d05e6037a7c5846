import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from './dialog-head.tsx'
import { FailureInSight } from './failure-in-sight.tsx'
import { MoreBelow } from './more-below.tsx'
import { PageDialog } from './page-dialog.tsx'
import { UnsavedQuestion, type UnsavedWords } from './unsaved-question.tsx'
import type { Sending } from './use-sending.ts'

interface Props {
  title: string
  sending: Pick<Sending, 'isBusy' | 'failure'>
  /** The words of the button that sends it. */
  button: string
  /** The words of the one that gives it up, where they are not the usual ones. */
  cancel?: string
  /** Beside the two buttons, before them. */
  before?: ReactNode
  /** Whether all is done, and nothing left to be cancelled. */
  isOver?: boolean
  /** What it holds would be lost, also where nothing was typed since it opened. */
  wouldLose?: boolean
  /** How it asks whether to lose that, where nothing is typed in it. */
  unsaved?: UnsavedWords
  /** What it asks is another since a moment ago: no press is meant for that yet. */
  isSettling?: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** A form in a window of its own, on a phone over the whole of it; it says why it was not sent, and asks before what was typed is lost. */
export function FormDialog(props: Props) {
  const { t } = useTranslation()
  const { title, sending, button, cancel = t('common.cancel'), before, children } = props
  const { isOver = false, wouldLose = false, isSettling = false, unsaved, onSubmit, onClose } = props
  const titleId = useId()
  const formId = useId()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const { isBusy, failure } = sending
  const [isTyped, setTyped] = useState(false)
  const [isAsking, ask] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const lastField = useRef<HTMLElement>(null)
  const leave = () => ((isTyped || wouldLose) && !isOver ? ask(true) : onClose())
  const stay = () => {
    ask(false)
    const goesOnIn = lastField.current ?? form.current?.querySelector<HTMLElement>('textarea, input')
    goesOnIn?.focus()
  }
  // A tap beside it is a slip more often than a wish.
  const slip = (reason: 'backdropClick' | 'escapeKeyDown') => {
    if (isBusy || reason === 'backdropClick') return
    if (isAsking) stay()
    else leave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSettling) onSubmit()
  }
  return (
    <PageDialog open onClose={(_, reason) => slip(reason)} fullScreen={isPhone} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={title} />
      <DialogContent>
        <Box
          component="form"
          ref={form}
          id={formId}
          noValidate
          onSubmit={submit}
          onChange={() => setTyped(true)}
          onFocus={({ target }) => {
            lastField.current = target
          }}
          sx={{ display: 'grid', gap: 2 }}
        >
          {children}
          <FailureInSight failure={failure} isBusy={isBusy} />
        </Box>
        <MoreBelow />
      </DialogContent>
      {isAsking ? (
        <UnsavedQuestion words={unsaved} onStay={stay} onLeave={onClose} />
      ) : (
        <DialogActions>
          {before}
          {!isOver && (
            <Button onClick={leave} disabled={isBusy}>
              {cancel}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="contained"
            aria-disabled={isBusy}
            sx={{ pointerEvents: isSettling ? 'none' : undefined }}
          >
            {isBusy ? t('common.saving') : button}
          </Button>
        </DialogActions>
      )}
    </PageDialog>
  )
}

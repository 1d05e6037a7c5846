import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from './dialog-head.tsx'
import { FailureInSight } from './failure-in-sight.tsx'
import { MoreBelow } from './more-below.tsx'
import { PageDialog } from './page-dialog.tsx'
import { useSending } from './use-sending.ts'

interface Props {
  title: string
  /** What is about to be done, in words. */
  children: ReactNode
  /** The words of the button that does it. */
  button: string
  /** Those of the one that leaves all as it is, where « Annuler » would say either; a press of Enter is then that one's. */
  stay?: string
  isDestructive?: boolean
  /** Does it, and takes the dialog away; what it throws is told in it. Null where it cannot be done, as the dialog says. */
  act: (() => Promise<void>) | null
  onClose: () => void
}

/** Where all of it scrolls, it opens at its title. */
const focus = (button: HTMLElement | null) => button?.focus({ preventScroll: true })

/** Asks whether something is really to be done, does it, and says why where it was not. */
export function ConfirmDialog(props: Props) {
  const { title, children, button, stay, isDestructive = false, act, onClose } = props
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const titleId = useId()
  return (
    <PageDialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId}>
      <DialogHead titleId={titleId} title={title} />
      {/* Longer than a phone under alerts has room for, it is scrolled by keyboard too. */}
      <DialogContent tabIndex={0}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {children}
          <FailureInSight failure={failure} isBusy={isBusy} />
        </Box>
        <MoreBelow />
      </DialogContent>
      {/* Two that say much stand one below the other on a phone, each on one line. */}
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={onClose} disabled={isBusy} ref={stay ? focus : undefined}>
          {stay ?? t(act ? 'common.cancel' : 'common.close')}
        </Button>
        {act && (
          <Button
            variant="contained"
            color={isDestructive ? 'error' : 'primary'}
            aria-disabled={isBusy}
            onClick={() => send(act)}
          >
            {isBusy ? t('common.saving') : button}
          </Button>
        )}
      </DialogActions>
    </PageDialog>
  )
}

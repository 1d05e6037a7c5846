import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from './failure-message.tsx'
import { TitledCard } from './titled-card.tsx'
import type { Sending } from './use-sending.ts'

interface Props {
  title: string
  help?: string
  /** What its form sends. */
  sending: Pick<Sending, 'isBusy' | 'failure'>
  onSubmit: () => void
  button: string
  /** Below the form. */
  below?: ReactNode
  children: ReactNode
}

/** A part of a page: a form of its own, which says why it was not sent. */
export function Section({ title, help, sending, onSubmit, button, below, children }: Props) {
  const { t } = useTranslation()
  const { isBusy, failure } = sending
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <TitledCard title={title} help={help}>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        {children}
        {/* Beside the button: the top of a long form is out of sight. */}
        <FailureMessage failure={failure} isBusy={isBusy} />
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isBusy}
          sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
        >
          {isBusy ? t('common.saving') : button}
        </Button>
      </Box>
      {below}
    </TitledCard>
  )
}

import { mdiEmailCheckOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon.tsx'
import { AccountFrame } from './account-frame.tsx'

interface Props {
  below: ReactNode
  /** Back to the form, with what was typed: the address may be wrong. */
  onCorrect: () => void
  children: string
}

/** Says that the rest is in an e-mail. It takes the focus of the form that it stands for. */
export function MailSent({ below, onCorrect, children }: Props) {
  const { t } = useTranslation()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <AccountFrame title={t('account.readMail')} below={below}>
      <Box ref={words} tabIndex={-1} sx={{ display: 'flex', gap: 1.5, outline: 'none' }}>
        <Icon path={mdiEmailCheckOutline} color="primary" />
        <Typography sx={{ overflowWrap: 'anywhere' }}>{children}</Typography>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{t('account.noMail')}</Typography>
      <Button variant="outlined" onClick={onCorrect}>
        {t('account.correctAddress')}
      </Button>
    </AccountFrame>
  )
}

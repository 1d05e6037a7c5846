import { mdiAlertOutline, mdiCheckCircleOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sendPhoneCodeCall } from '@vigie/domain/api/profile-calls'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureMessage } from '../../../components/failure-message.tsx'
import { Icon } from '../../../components/icon.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { lead } from '../../../lib/page/led-to.ts'
import { usePhoneWords } from '../../../lib/phone/phones.ts'
import { CodeForm } from './code-form.tsx'

interface Props {
  phone: string
  isVerified: boolean
  /** Whether a STOP came from it: no SMS goes there. */
  isStopped: boolean
}

/** Whether alerts come to the mobile number by SMS, and the way there. */
export function VerifyMobile({ phone, isVerified, isStopped }: Props) {
  const { t } = useTranslation()
  const { isBusy, failure, send } = useSending()
  const [isSent, setSent] = useState(false)
  const state = useRef<HTMLElement>(null)
  const number = usePhoneWords(true)(phone)
  const getsSms = isVerified && !isStopped
  const ask = async () => {
    const done = await send(async () => {
      const { justSent } = await callApi(sendPhoneCodeCall, { params: {}, body: { phone } })
      if (justSent) tell({ kind: 'info', text: () => t('profile.justSent') })
    })
    if (done) setSent(true)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }} role="group" aria-label={t('profile.smsTo', { number })}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Icon
          path={getsSms ? mdiCheckCircleOutline : mdiAlertOutline}
          color={getsSms ? 'success' : 'inherit'}
        />
        <Typography ref={state} tabIndex={-1} role="status" sx={{ outline: 'none' }}>
          {t(`profile.${isStopped ? 'stopped' : isVerified ? 'verified' : 'unverified'}`, { number })}
        </Typography>
      </Box>
      {!isVerified && !isStopped && (
        <>
          <FailureMessage failure={failure} isBusy={isBusy} />
          {isSent && <CodeForm phone={phone} onTaken={() => lead(state.current)} />}
          <Button
            variant={isSent ? 'text' : 'outlined'}
            onClick={ask}
            aria-disabled={isBusy}
            sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
          >
            {t(isSent ? 'profile.sendAgain' : 'profile.sendCode')}
          </Button>
        </>
      )}
    </Box>
  )
}

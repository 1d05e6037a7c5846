import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { verifyPhoneCall } from '@vigie/domain/api/profile-calls'
import { phoneCodeSchema } from '@vigie/domain/people/phone-code'
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../components/field.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { usePhoneWords } from '../../../lib/phone/phones.ts'

interface Props {
  phone: string
  /** It is taken away while somebody is in it. */
  onTaken: () => void
}

/** Where the code of the SMS is entered. The profile, which is followed, then says that the number is verified. */
export function CodeForm({ phone, onTaken }: Props) {
  const { t } = useTranslation()
  const phoneWords = usePhoneWords(true)
  const { isBusy, failure, send } = useSending()
  const [typed, setTyped] = useState('')
  const [isIncomplete, setIncomplete] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => input.current?.focus(), [])
  const taken = useEffectEvent(onTaken)
  useLayoutEffect(() => {
    const own = form.current
    return () => {
      if (own?.contains(document.activeElement)) taken()
    }
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = typed.replaceAll(/\D/g, '')
    const isWhole = phoneCodeSchema.safeParse(code).success
    setIncomplete(!isWhole)
    const done =
      isWhole && (await send(() => callApi(verifyPhoneCall, { params: {}, body: { phone, code } })))
    if (!done) input.current?.focus()
  }
  const said = failure && ('said' in failure ? failure.said : t(failure.key))
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography>{t('profile.codeSent', { number: phoneWords(phone) })}</Typography>
      <Field
        label={t('profile.code')}
        type="text"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        inputRef={input}
        value={typed}
        onChange={setTyped}
        error={isIncomplete ? t('profile.codeIncomplete') : said}
      />
      <Button
        type="submit"
        variant="contained"
        aria-disabled={isBusy}
        sx={{ justifySelf: { xs: 'stretch', sm: 'start' } }}
      >
        {t(isBusy ? 'common.saving' : 'profile.verify')}
      </Button>
    </Box>
  )
}

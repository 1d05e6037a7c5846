import Typography from '@mui/material/Typography'
import { resetPasswordCall } from '@vigie/domain/api/user-calls'
import { useTranslation } from 'react-i18next'
import { Section } from '../../../components/section.tsx'
import { useSending } from '../../../components/use-sending.ts'
import { callApi } from '../../../lib/api/api-client.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { tellDone } from '../../../lib/notices/tell-done.ts'

/** For whoever signs in at a provider alone: what a password would be good for, and an e-mail with the link to choose one. */
export function NoPassword({ email }: { email: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const sending = useSending()
  const ask = async () => {
    const body = { username: email, locale }
    if (await sending.send(() => callApi(resetPasswordCall, { params: {}, body })))
      tellDone('passwordLinkSent', { email })
  }
  return (
    <Section
      title={t('profile.password')}
      help={t('profile.noPasswordHelp')}
      sending={sending}
      onSubmit={ask}
      button={t('account.sendLink')}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('profile.noPasswordLink', { email })}</Typography>
    </Section>
  )
}

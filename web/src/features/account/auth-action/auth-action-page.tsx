import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Message } from '../../../components/message.tsx'
import { useLinkedLocale } from '../../../lib/i18n/use-linked-locale.ts'
import { routes } from '../../../lib/page/routes.ts'
import { AccountFrame } from '../form/account-frame.tsx'
import { AccountLink } from '../form/account-link.tsx'
import { ApplyCode } from './apply-code.tsx'
import { ChoosePassword } from './choose-password.tsx'

/**
 * /auth/action: what the links of our e-mails about an account open (docs/adr/0040-accounts-are-made-by-the-api.md). It
 * speaks the language of the e-mail, unless another was chosen in this tab.
 * @param signedInAs the address of whoever is signed in on this device
 */
export default function AuthActionPage({ signedInAs }: { signedInAs: string | null }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const [mode, code] = [search.get('mode'), search.get('oobCode')]
  useLinkedLocale()
  if (code && mode === 'resetPassword') return <ChoosePassword code={code} signedInAs={signedInAs} />
  if (code && mode === 'verifyEmail')
    return <ApplyCode code={code} purpose="verify" signedInAs={signedInAs} />
  if (code && mode === 'recoverEmail')
    return <ApplyCode code={code} purpose="recover" signedInAs={signedInAs} />
  if (code && mode === 'verifyAndChangeEmail')
    return <ApplyCode code={code} purpose="change" signedInAs={signedInAs} />
  return (
    <AccountFrame
      title={t('authAction.title')}
      below={<AccountLink to={routes.login}>{t('account.toLogin')}</AccountLink>}
    >
      <Message kind="error">{t('authAction.notWhole')}</Message>
    </AccountFrame>
  )
}

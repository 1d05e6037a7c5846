import { mdiGoogle, mdiOpenid } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Icon } from '../../../components/icon.tsx'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { leaveFor } from '../../../lib/openid/at-provider.ts'
import { type SignInProvider, signInProviders } from '../../../lib/openid/providers.ts'
import { cameFor, sendNotDoneOn } from '../../../lib/page/asked-for.ts'
import { routes } from '../../../lib/page/routes.ts'

/** The ways to sign in that need no password of ours; nothing where none is configured. */
export function ProviderButtons({ onFailed }: { onFailed: () => void }) {
  const { t } = useTranslation()
  const language = useLocale()
  const { state } = useLocation()
  const providers = signInProviders()
  if (providers.length === 0) return null

  const leave = (provider: SignInProvider) => {
    sendNotDoneOn()
    leaveFor(provider, {
      redirect: location.origin + routes.login,
      language,
      askedFor: cameFor(state),
    }).catch((error: unknown) => {
      console.error('The provider could not be gone to', error)
      onFailed()
    })
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Divider>{t('signIn.or')}</Divider>
      {providers.map((provider) => (
        <Button
          key={provider.id}
          variant="outlined"
          size="large"
          startIcon={<Icon path={provider.id === 'google.com' ? mdiGoogle : mdiOpenid} />}
          onClick={() => leave(provider)}
        >
          {t('signIn.with', { provider: provider.name })}
        </Button>
      ))}
    </Box>
  )
}

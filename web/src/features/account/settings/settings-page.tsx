import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { usePageHeader } from '../../../lib/page/page-header.ts'
import { routes } from '../../../lib/page/routes.ts'
import { LanguageSetting } from './language-setting.tsx'
import { SoundSettings } from './sound-settings.tsx'

/** /settings: the language, and how alerts sound on this device. Each is in force as soon as it is chosen. */
export default function SettingsPage() {
  const { t } = useTranslation()
  usePageHeader(t('places.settings'), routes.establishments)
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', display: 'grid', gap: 2 }}>
      <SoundSettings />
      <LanguageSetting />
    </Box>
  )
}

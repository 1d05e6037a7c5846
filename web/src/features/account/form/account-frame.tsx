import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageToggle } from '../../../components/language-toggle.tsx'
import { Logo } from '../../../components/logo.tsx'
import { useDocumentTitle } from '../../../lib/page/use-document-title.ts'

interface Props {
  title: string
  /** Below the card: where else to go. */
  below?: ReactNode
  children: ReactNode
}

/** What every page before the app has: the logo, the language, and a card with its title. */
export function AccountFrame({ title, below, children }: Props) {
  const { t } = useTranslation()
  useDocumentTitle(title)
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', p: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <LanguageToggle />
      </Box>
      <Box sx={{ m: 'auto', width: '100%', maxWidth: 440, pb: 8 }}>
        <Box sx={{ textAlign: 'center', mb: 3 }}>
          <Logo size={56} withName />
          <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{t('signIn.welcome')}</Typography>
        </Box>
        <Card sx={{ p: { xs: 2, sm: 4 }, display: 'grid', gap: 2 }}>
          <Typography component="h1" variant="h1">
            {title}
          </Typography>
          {children}
        </Card>
        {below && (
          <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2 }}>
            {below}
          </Box>
        )}
      </Box>
    </Box>
  )
}

import Button from '@mui/material/Button'
import type { Locale } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { chooseLocale } from '../lib/i18n/choose-locale.ts'
import { useLocale } from '../lib/i18n/use-locale.ts'

interface Props {
  /** Told the new language, to keep it in the person's profile. */
  onChosen?: (locale: Locale) => void
}

/** Changes to the other language, which it names in that language. */
export function LanguageToggle({ onChosen }: Props) {
  const { t } = useTranslation()
  const other: Locale = useLocale() === 'fr' ? 'en' : 'fr'
  return (
    <Button
      lang={other}
      aria-label={t('shell.languageHelp')}
      onClick={() => {
        chooseLocale(other)
        onChosen?.(other)
      }}
      sx={{ minWidth: 44, px: 1.5 }}
    >
      {t('shell.language')}
    </Button>
  )
}

import type { Locale } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { LocaleChoice } from '../../../components/locale-choice.tsx'
import { TitledCard } from '../../../components/titled-card.tsx'
import { chooseLocale } from '../../../lib/i18n/choose-locale.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useKeptLocale } from '../../../lib/session/use-kept-locale.ts'

/** The language of the person who is signed in. */
export function LanguageSetting() {
  const { t } = useTranslation()
  const keep = useKeptLocale()
  const change = (locale: Locale) => {
    chooseLocale(locale)
    keep(locale)
  }
  return (
    <TitledCard title={t('settings.language')} help={t('settings.languageHelp')}>
      <LocaleChoice label={t('settings.languageOf')} value={useLocale()} onChange={change} />
    </TitledCard>
  )
}

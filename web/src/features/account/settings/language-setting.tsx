import { localeSchema } from '@vigie/domain/text'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../components/choice.tsx'
import { chooseLocale } from '../../../lib/i18n/choose-locale.ts'
import { useLocale } from '../../../lib/i18n/use-locale.ts'
import { useKeptLocale } from '../../../lib/session/use-kept-locale.ts'
import { SettingCard } from './setting-card.tsx'

/** Each in its own words: whoever got the wrong one still finds theirs. */
const names = { fr: 'Français', en: 'English' } as const

/** The language of the person who is signed in. */
export function LanguageSetting() {
  const { t } = useTranslation()
  const keep = useKeptLocale()
  const change = (value: string) => {
    const locale = localeSchema.parse(value)
    chooseLocale(locale)
    keep(locale)
  }
  return (
    <SettingCard title={t('settings.language')} help={t('settings.languageHelp')}>
      <Choice label={t('settings.languageOf')} name="locale" value={useLocale()} onChange={change}>
        {localeSchema.options.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {names[locale]}
          </option>
        ))}
      </Choice>
    </SettingCard>
  )
}

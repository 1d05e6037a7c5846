import { type Locale, localeSchema } from '@vigie/domain/text'
import { Choice } from './choice.tsx'

interface Props {
  label: string
  value: Locale
  onChange: (locale: Locale) => void
}

/** Each in its own words: whoever got the wrong one still finds theirs. */
const names: Record<Locale, string> = { fr: 'Français', en: 'English' }

/** Which of the product's languages. */
export function LocaleChoice({ label, value, onChange }: Props) {
  return (
    <Choice
      label={label}
      name="locale"
      value={value}
      onChange={(chosen) => onChange(localeSchema.parse(chosen))}
    >
      {localeSchema.options.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {names[locale]}
        </option>
      ))}
    </Choice>
  )
}

import type { Locale } from './text.ts'

/** How the platform knows each language: both as Canada writes them. */
export const localeTags: Readonly<Record<Locale, string>> = { fr: 'fr-CA', en: 'en-CA' }

const formats = new Map<string, Intl.NumberFormat>()

/** How numbers are told. Of each kind one, made when it is first used: a table of a year, or a report, has thousands. */
export function numberIn(locale: Locale, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.NumberFormat(localeTags[locale], options)
  formats.set(key, format)
  return format
}

import { z } from 'zod'

/** The two languages of the product; French first. */
export const localeSchema = z.enum(['fr', 'en'])
export type Locale = z.infer<typeof localeSchema>

/** French is the default language, English the fallback. */
export const defaultLocale: Locale = 'fr'

/** A text that exists in both languages. */
export const localizedSchema = z.object({ fr: z.string().min(1), en: z.string().min(1) })
export type Localized = z.infer<typeof localizedSchema>

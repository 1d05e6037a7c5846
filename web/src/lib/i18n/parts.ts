import type { Locale } from '@vigie/domain/text'
import i18next from 'i18next'

/** The texts come with what shows them: those before the sign-in, those after it, and those of a few pages alone. */
const parts = {
  outside: {
    fr: async () => (await import('./fr/outside.ts')).outside,
    en: async () => (await import('./en/outside.ts')).outside,
  },
  inside: {
    fr: async () => (await import('./fr/inside.ts')).inside,
    en: async () => (await import('./en/inside.ts')).inside,
  },
  managing: {
    fr: async () => (await import('./fr/managing.ts')).managing,
    en: async () => (await import('./en/managing.ts')).managing,
  },
  own: {
    fr: async () => (await import('./fr/own.ts')).own,
    en: async () => (await import('./en/own.ts')).own,
  },
  seldom: {
    fr: async () => (await import('./fr/seldom.ts')).seldom,
    en: async () => (await import('./en/seldom.ts')).seldom,
  },
  forms: {
    fr: async () => (await import('./fr/forms.ts')).forms,
    en: async () => (await import('./en/forms.ts')).forms,
  },
  rules: {
    fr: async () => (await import('./fr/of-rules.ts')).ofRules,
    en: async () => (await import('./en/of-rules.ts')).ofRules,
  },
  told: {
    fr: async () => (await import('./fr/told.ts')).told,
    en: async () => (await import('./en/told.ts')).told,
  },
  search: {
    fr: async () => ({ search: (await import('./fr/search.ts')).search }),
    en: async () => ({ search: (await import('./en/search.ts')).search }),
  },
  invitation: {
    fr: async () => ({ invitation: (await import('./fr/invitation.ts')).invitation }),
    en: async () => ({ invitation: (await import('./en/invitation.ts')).invitation }),
  },
  verifyEmail: {
    fr: async () => ({ verifyEmail: (await import('./fr/verify-email.ts')).verifyEmail }),
    en: async () => ({ verifyEmail: (await import('./en/verify-email.ts')).verifyEmail }),
  },
  authAction: {
    fr: async () => ({ authAction: (await import('./fr/auth-action.ts')).authAction }),
    en: async () => ({ authAction: (await import('./en/auth-action.ts')).authAction }),
  },
  journal: {
    fr: async () => ({ journal: (await import('./fr/journal.ts')).journal }),
    en: async () => ({ journal: (await import('./en/journal.ts')).journal }),
  },
  devices: {
    fr: async () => ({ devices: (await import('./fr/devices.ts')).devices }),
    en: async () => ({ devices: (await import('./en/devices.ts')).devices }),
  },
  handover: {
    fr: async () => ({
      handover: (await import('./fr/handover.ts')).handover,
      today: (await import('./fr/today.ts')).today,
    }),
    en: async () => ({
      handover: (await import('./en/handover.ts')).handover,
      today: (await import('./en/today.ts')).today,
    }),
  },
  documents: {
    fr: async () => ({
      documents: (await import('./fr/documents.ts')).documents,
      callFailed: (await import('./fr/call-failed-documents.ts')).callFailed,
    }),
    en: async () => ({
      documents: (await import('./en/documents.ts')).documents,
      callFailed: (await import('./en/call-failed-documents.ts')).callFailed,
    }),
  },
  trends: {
    fr: async () => {
      const { callFailed, trends } = await import('./fr/trends.ts')
      return { callFailed, trends }
    },
    en: async () => {
      const { callFailed, trends } = await import('./en/trends.ts')
      return { callFailed, trends }
    },
  },
  quietHours: {
    fr: async () => ({ quietHours: (await import('./fr/quiet-hours.ts')).quietHours }),
    en: async () => ({ quietHours: (await import('./en/quiet-hours.ts')).quietHours }),
  },
  snoozes: {
    fr: async () => ({ snoozes: (await import('./fr/snoozes.ts')).snoozes }),
    en: async () => ({ snoozes: (await import('./en/snoozes.ts')).snoozes }),
  },
  supervision: {
    fr: async () => (await import('./fr/watched.ts')).watched,
    en: async () => (await import('./en/watched.ts')).watched,
  },
} as const

type Part = keyof typeof parts

/** Those parts that the screen shows. */
const shown = new Set<Part>(['outside'])

/** What is there, as "fr inside". */
const loaded = new Set<string>()

/**
 * Loads the texts of all parts that the screen shows, in a language: those too that it begins to show meanwhile. Rejects where
 * they cannot be had.
 */
export async function loadTexts(locale: Locale): Promise<void> {
  const missing = [...shown].filter((part) => !loaded.has(`${locale} ${part}`))
  if (missing.length === 0) return
  for (const part of missing) {
    i18next.addResourceBundle(locale, 'translation', await parts[part][locale](), true, true)
    loaded.add(`${locale} ${part}`)
  }
  await loadTexts(locale)
}

/**
 * Loads code together with the part of the texts that it shows, now in the language of the screen, and in every one that it is in from now
 * on. Rejects where either cannot be had: nobody is shown a key.
 */
export async function loadWithTexts<M>(part: Part, load: () => Promise<M>): Promise<M> {
  shown.add(part)
  const { language } = i18next
  const [code] = await Promise.all([load(), loadTexts(language === 'en' ? 'en' : 'fr')])
  // The language may have been changed while this was under way.
  return i18next.language === language ? code : loadWithTexts(part, load)
}

/** Loads what the other language needs, so that it can be changed to without a network. */
export const loadTextsAhead = (locale: Locale): Promise<void> => loadTexts(locale === 'fr' ? 'en' : 'fr')

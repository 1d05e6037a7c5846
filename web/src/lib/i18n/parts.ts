import type { Locale } from '@vigie/domain/text'
import i18next from 'i18next'

/** A part that is the texts of one name, in the languages of the screen. */
const ofOne = <Name extends string>(
  name: Name,
  fr: () => Promise<Record<Name, object>>,
  en: () => Promise<Record<Name, object>>,
) => {
  const taken = (load: typeof fr) => async () => ({ [name]: (await load())[name] })
  return { fr: taken(fr), en: taken(en) }
}

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
  adminUsers: ofOne(
    'adminUsers',
    () => import('./fr/admin-users.ts'),
    () => import('./en/admin-users.ts'),
  ),
  notices: ofOne(
    'notices',
    () => import('./fr/notices.ts'),
    () => import('./en/notices.ts'),
  ),
  board: ofOne(
    'board',
    () => import('./fr/board.ts'),
    () => import('./en/board.ts'),
  ),
  search: ofOne(
    'search',
    () => import('./fr/search.ts'),
    () => import('./en/search.ts'),
  ),
  alertLoad: ofOne(
    'alertLoad',
    () => import('./fr/alert-load.ts'),
    () => import('./en/alert-load.ts'),
  ),
  searchedNotes: ofOne(
    'searchedNotes',
    () => import('./fr/searched-notes.ts'),
    () => import('./en/searched-notes.ts'),
  ),
  homeCards: ofOne(
    'homeCards',
    () => import('./fr/home-cards.ts'),
    () => import('./en/home-cards.ts'),
  ),
  residentList: ofOne(
    'residentList',
    () => import('./fr/resident-list.ts'),
    () => import('./en/resident-list.ts'),
  ),
  invitation: ofOne(
    'invitation',
    () => import('./fr/invitation.ts'),
    () => import('./en/invitation.ts'),
  ),
  verifyEmail: ofOne(
    'verifyEmail',
    () => import('./fr/verify-email.ts'),
    () => import('./en/verify-email.ts'),
  ),
  authAction: ofOne(
    'authAction',
    () => import('./fr/auth-action.ts'),
    () => import('./en/auth-action.ts'),
  ),
  journal: ofOne(
    'journal',
    () => import('./fr/journal.ts'),
    () => import('./en/journal.ts'),
  ),
  devices: ofOne(
    'devices',
    () => import('./fr/devices.ts'),
    () => import('./en/devices.ts'),
  ),
  handover: {
    fr: async () => (await import('./fr/of-handover.ts')).ofHandover,
    en: async () => (await import('./en/of-handover.ts')).ofHandover,
  },
  documents: {
    fr: async () => (await import('./fr/of-documents.ts')).ofDocuments,
    en: async () => (await import('./en/of-documents.ts')).ofDocuments,
  },
  trends: {
    fr: async () => (await import('./fr/trends.ts')).texts,
    en: async () => (await import('./en/trends.ts')).texts,
  },
  report: ofOne(
    'report',
    () => import('./fr/report.ts'),
    () => import('./en/report.ts'),
  ),
  quietHours: ofOne(
    'quietHours',
    () => import('./fr/quiet-hours.ts'),
    () => import('./en/quiet-hours.ts'),
  ),
  snoozes: ofOne(
    'snoozes',
    () => import('./fr/snoozes.ts'),
    () => import('./en/snoozes.ts'),
  ),
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
 * Loads code together with the part of the texts that it shows, or the parts, now in the language of the screen, and in every one that it
 * is in from now on. Rejects where any of these cannot be had: nobody is shown a key.
 */
export async function loadWithTexts<M>(named: Part | readonly Part[], load: () => Promise<M>): Promise<M> {
  for (const part of [named].flat()) shown.add(part)
  const { language } = i18next
  const [code] = await Promise.all([load(), loadTexts(language === 'en' ? 'en' : 'fr')])
  // The language may have been changed while this was under way.
  return i18next.language === language ? code : loadWithTexts(named, load)
}

/** Whether the texts of a part are there in the language of the screen. */
export const hasTexts = (part: Part): boolean =>
  loaded.has(`${i18next.language === 'en' ? 'en' : 'fr'} ${part}`)

/** Loads what the other language needs, so that it can be changed to without a network. */
export const loadTextsAhead = (locale: Locale): Promise<void> => loadTexts(locale === 'fr' ? 'en' : 'fr')

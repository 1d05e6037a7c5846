import type i18next from 'i18next'
import { createInstance } from 'i18next'
import { alerts as enAlerts } from '../../../lib/i18n/en/alerts.ts'
import { tasks as en } from '../../../lib/i18n/en/tasks.ts'
import { alerts as frAlerts } from '../../../lib/i18n/fr/alerts.ts'
import { tasks as fr } from '../../../lib/i18n/fr/tasks.ts'

/** The texts about tasks, and by whom something was done, in both languages, to tell a test's words in either. */
export const taskTexts: typeof i18next = createInstance()
await taskTexts.init({
  lng: 'fr',
  resources: {
    fr: { translation: { tasks: fr, alerts: frAlerts } },
    en: { translation: { tasks: en, alerts: enAlerts } },
  },
  interpolation: { escapeValue: false },
})

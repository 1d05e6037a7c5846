import type i18next from 'i18next'
import { createInstance } from 'i18next'
import { tasks as en } from '../../../lib/i18n/en/tasks.ts'
import { tasks as fr } from '../../../lib/i18n/fr/tasks.ts'

/** The texts about tasks in both languages, to tell a test's words in either. */
export const taskTexts: typeof i18next = createInstance()
await taskTexts.init({
  lng: 'fr',
  resources: { fr: { translation: { tasks: fr } }, en: { translation: { tasks: en } } },
  interpolation: { escapeValue: false },
})

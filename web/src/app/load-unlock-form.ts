import { loadWithTexts } from '../lib/i18n/parts.ts'
import { code } from '../lib/page/code.ts'

/** How to load what opens a locked screen. */
export const loadUnlockForm = code(() =>
  loadWithTexts(['seldom', 'own'], () => import('../features/account/lock/unlock-form.tsx')),
)

import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'

// What is seldom needed, and loaded ahead so that it is there when the network is not.

/** How what is wrong with the watching of a home comes, with its words. */
export const loadTroubles = code(() => loadWithTexts('supervision', () => import('./trouble-banners.tsx')))

/** How the list of a home's technical alerts comes. */
export const loadTechnicalAlerts = code(() =>
  loadWithTexts('supervision', () => import('./technical-alerts.tsx')),
)

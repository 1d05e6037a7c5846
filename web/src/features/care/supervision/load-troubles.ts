import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'

/** How what is wrong with the watching of homes comes, with its words. */
export const loadTroubles = code(() => loadWithTexts('supervision', () => import('./trouble-banners.tsx')))

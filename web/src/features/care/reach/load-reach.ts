import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'

/** How it comes when nobody would be reached, with its words. */
export const loadReach = code(() => loadWithTexts('seldom', () => import('./reach-told.tsx')))

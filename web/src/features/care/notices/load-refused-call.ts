import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'

/** How the code by which one cause of refused calls is told comes, with its words. */
export const loadRefusedCall = code(() => loadWithTexts('managing', () => import('./refused-call.tsx')))

import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'

/** How the code comes by which the course of an alert is told, step by step, with its words. */
export const loadTimeline = code(() => loadWithTexts('told', () => import('./alert-timeline.tsx')))

import { loadWithTexts } from '../lib/i18n/parts.ts'
import { code } from '../lib/page/code.ts'

/** The code and the texts of what asks before a sign-out. */
export const loadSignOutQuestion = code(() =>
  loadWithTexts('seldom', () => import('./sign-out-question.tsx')),
)

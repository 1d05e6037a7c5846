import { code } from '../lib/page/code.ts'

/** The code of what asks before a sign-out. */
export const loadSignOutQuestion = code(() => import('./sign-out-question.tsx'))

import { loadWithTexts } from '../../../lib/i18n/parts.ts'
import { code } from '../../../lib/page/code.ts'

// What comes after the task itself, which alone is waited for.

/** How the code of what was done of a task comes. */
export const loadHistory = code(() => loadWithTexts('forms', () => import('./task-history.tsx')))

/** How the code by which a task is changed or deleted comes. */
export const loadManagement = code(() => loadWithTexts('forms', () => import('./manage/task-management.tsx')))

import { loadWithTexts } from '../lib/i18n/parts.ts'
import { code } from '../lib/page/code.ts'

/** Loads all that only a signed-in person needs, texts included; called early, it is there when the sign-in succeeds. */
export const loadSignedIn = code(() => loadWithTexts('inside', () => import('./signed-in.tsx')))

import { loadWithTexts } from '../lib/i18n/parts.ts'

/** Loads all that only a signed-in person needs, texts included; called early, it is there when the sign-in succeeds. */
export const loadSignedIn = (): Promise<typeof import('./signed-in.tsx')> =>
  loadWithTexts('inside', () => import('./signed-in.tsx'))

import { currentLocale } from '../lib/i18n/i18n.ts'
import { loadInsideTexts } from '../lib/i18n/parts.ts'

/** Loads all that only a signed-in person needs, texts included; called early, it is there when the sign-in succeeds. */
export async function loadSignedIn(): Promise<typeof import('./signed-in.tsx')> {
  const locale = currentLocale()
  const [signedIn] = await Promise.all([import('./signed-in.tsx'), loadInsideTexts(locale)])
  // The language may have been changed while this was under way.
  return currentLocale() === locale ? signedIn : loadSignedIn()
}

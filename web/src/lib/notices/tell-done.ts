import i18next from 'i18next'
import type { done } from '../i18n/fr/done.ts'
import { loadWithTexts } from '../i18n/parts.ts'
import { tell } from './notices.ts'

/**
 * Says that what somebody did is done, in the language of the moment. Its texts come right behind each page (useSignOut); where they could not be had nothing is said, rather than a key.
 * @param about what stands in the text: whom it was done to, mostly
 */
export function tellDone(what: keyof typeof done, about: { name?: string; email?: string } = {}): void {
  loadWithTexts('seldom', async () => tell).then(
    (say) => say({ kind: 'success', text: () => i18next.t(`done.${what}`, about) }),
    (error: unknown) => console.error(error),
  )
}

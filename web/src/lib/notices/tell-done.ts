import i18next from 'i18next'
import type { done } from '../i18n/fr/done.ts'
import { hasTexts, loadWithTexts } from '../i18n/parts.ts'
import { tell } from './notices.ts'

/**
 * Says that what somebody did is done, in the language of the moment. Its texts come right behind each page (useSignOut), and are waited for before that; where they could not be had
 * nothing is said, rather than a key.
 * @param about what stands in the text: whom it was done to, mostly
 * @param to where what was made can be opened
 */
export function tellDone(
  what: keyof typeof done,
  about: { name?: string; email?: string } = {},
  to?: string,
): void {
  const link = to === undefined ? {} : { link: { label: () => i18next.t('done.open'), to } }
  const say = () => void tell({ kind: 'success', text: () => i18next.t(`done.${what}`, about), ...link })
  // At once: what is told after it is to stand in its place.
  if (hasTexts('seldom')) say()
  else loadWithTexts('seldom', async () => say).then((it) => it(), console.error)
}

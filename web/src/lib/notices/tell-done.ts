import i18next from 'i18next'
import type { done } from '../i18n/fr/done.ts'
import { tell } from './notices.ts'

/**
 * Says that what somebody did is done, in the language of the moment. Answers the message's id.
 * @param about what stands in the text: whom it was done to, mostly
 */
export function tellDone(what: keyof typeof done, about: { name?: string; email?: string } = {}): number {
  return tell({ kind: 'success', text: () => i18next.t(`done.${what}`, about) })
}

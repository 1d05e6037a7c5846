import { cutText } from '../cut-text.ts'
import type { RefusalReason } from './refusal.ts'

/**
 * A sensor message that cannot be taken in, ever: trying it again would change nothing, so it goes to the dead-letter
 * topic with its reason. `detail` says what exactly was wrong, in English, and never repeats what the message held.
 */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly reason: RefusalReason
  readonly detail: string

  constructor(reason: RefusalReason, detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = cutText(detail, 500)
  }
}

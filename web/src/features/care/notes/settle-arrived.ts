import { tellSaved } from './give-back.ts'
import { dropUnsent, type Unsent, unsentNow } from './unsent.ts'

/**
 * Of a new note that stands among those that the server has, as its author saved it, though its call was answered by nothing: it has arrived, and
 * its author is told so now, and not only once it was sent again.
 */
export function settleArrived({ mid, at }: Unsent): void {
  if (!unsentNow().some((one) => one.mid === mid && one.at === at)) return
  dropUnsent(mid)
  tellSaved({ mid })
}

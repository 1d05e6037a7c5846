import i18next from 'i18next'
import { tell } from '../../../lib/notices/notices.ts'
import { routes } from '../../../lib/page/routes.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import type { Unsent } from './unsent.ts'
import { draftAddress } from './use-led-to.ts'

/**
 * Says that somebody has half-written notes on this device, whose the latest is, and leads there: who signs in again after a session that ended comes
 * to another page than the one on which they wrote. Nothing where they are with that resident already.
 */
export function tellDrafts(found: readonly Unsent[]): void {
  const latest = found.at(-1)
  if (!latest || location.pathname.startsWith(routes.beneficiary(latest.eid, latest.bid))) return
  const about = { count: found.length, who: roomAndName(latest) }
  tell({
    kind: 'info',
    text: () => i18next.t('noteForm.found', about),
    link: { label: () => i18next.t('notes.toDraft'), to: draftAddress(latest) },
  })
}

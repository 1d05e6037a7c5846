import i18next from 'i18next'
import type { RefObject } from 'react'
import { tellAside } from '../../../lib/notices/aside.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { routes } from '../../../lib/page/routes.ts'
import { accessTo, type Session } from '../../../lib/session/session-context.ts'
import { readsResident } from '../residents/reads-resident.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { isHalfWritten, unsentNow } from './unsent.ts'
import { draftAddress } from './use-led-to.ts'

/** What can be done about an alert, where a page lists some: on a phone the message would lie over one, for ten seconds at each visit. */
const acts = 'main [data-actions]'

/**
 * Says that somebody has half-written notes on this device, whose the latest is, and leads there: who signs in again after a session that ended comes
 * to another page than the one on which they wrote. Nothing where they are with that resident already. It waits until no alert stands on the page:
 * nothing of the notes is lost by that, and the message has to wait, not the alert.
 * @param session whose they are, as it is when it is told
 * @returns gives it up, where it was not told yet
 */
export function tellDrafts(session: Readonly<RefObject<Session>>): () => void {
  return tellAside(
    () => document.querySelector(acts) !== null,
    () => tellFound(session.current),
  )
}

function tellFound(session: Session): number | null {
  // What the device keeps of somebody's name is shown to nobody who reads them no more; and a note may have been saved meanwhile.
  const found = unsentNow().filter(
    (one) => isHalfWritten(one) && readsResident(accessTo(session, one.eid), one.bid),
  )
  const latest = found.at(-1)
  if (!latest || location.pathname.startsWith(routes.beneficiary(latest.eid, latest.bid))) return null
  const about = { count: found.length, who: roomAndName(latest) }
  return tell({
    kind: 'info',
    text: () => i18next.t('noteForm.found', about),
    link: { label: () => i18next.t('notes.toDraft'), to: draftAddress(latest) },
  })
}

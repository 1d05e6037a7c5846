import { getNoteReadersCall } from '@vigie/domain/api/note-calls'
import { ApiError, callApi } from '../../../lib/api/api-client.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { giveBack, notSaved } from './give-back.ts'
import { namesOf, newcomers, othersRead } from './newcomers.ts'
import { fateOf } from './sending.ts'
import { firstSavedAt, type Unsent, unsentNow } from './unsent.ts'

/**
 * Asks once more who would read a note that is to be sent, and gives it back to its author where it is others too than they saw when they saved it.
 * One that could not be sent at once goes as it was saved: its author may be home by then, and whoever cares for the resident waits for it.
 * Null: nothing is against sending it.
 */
export async function heldBack(waiting: Unsent): Promise<'changed' | 'waits' | 'refused' | null> {
  const { eid, bid, mid, visibility, shown, isLate, at } = waiting
  if (isLate || !shown) return null
  try {
    const now = await callApi(getNoteReadersCall, { params: { eid, bid }, query: { visibility } })
    // They have taken it up again meanwhile, or thrown it away.
    if (unsentNow().find((one) => one.mid === mid)?.at !== at) return 'changed'
    const names = namesOf(now)
    const others = newcomers(shown, names)
    if (others.length === 0) return null
    const refused = { said: others.join(', '), code: othersRead, current: null }
    const draft = { ...waiting, shown: names, refused, savedAt: firstSavedAt(waiting) }
    giveBack(draft, () => notSaved(roomAndName(waiting)))
    return 'refused'
  } catch (error) {
    // What else speaks against it the sending itself is told.
    return fateOf(error instanceof ApiError ? error : null, 1) === 'waits' ? 'waits' : null
  }
}

import { getNoteReadersCall } from '@vigie/domain/api/note-calls'
import { ApiError, callApi } from '../../../lib/api/api-client.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { giveBack, notSaved } from './give-back.ts'
import { namesOf, newcomers, othersRead, type Readers } from './newcomers.ts'
import { fateOf } from './sending.ts'
import { firstSavedAt, type Unsent, unsentNow } from './unsent.ts'

/**
 * Asks once more who would read a note that is to be sent, and gives it back to its author where it is others too than they saw when they saved it, or where
 * they had seen no names yet. One that was saved without a line goes as it was saved: its author may be home by then, and whoever cares for the resident waits for it.
 * Null: nothing is against sending it.
 * @throws what the question failed at: it is to be asked again
 */
export async function heldBack(waiting: Unsent): Promise<'changed' | 'refused' | null> {
  const { mid, shown = [], line, at } = waiting
  if (line === 'missing') return null
  const now = await readersNow(waiting)
  // They have taken it up again meanwhile, or thrown it away.
  if (unsentNow().find((one) => one.mid === mid)?.at !== at) return 'changed'
  const names = now && namesOf(now)
  const others = names ? newcomers(shown, names) : []
  if (names === null || others.length === 0) return null
  const refused = { said: others.join(', '), code: othersRead, current: null }
  const draft = { ...waiting, shown: names, refused, savedAt: firstSavedAt(waiting) }
  giveBack(draft, () => notSaved(roomAndName(waiting)))
  return 'refused'
}

/** Null where the server refuses to tell: what speaks against the note the sending itself is told. */
async function readersNow({ eid, bid, visibility }: Unsent): Promise<Readers | null> {
  try {
    return await callApi(getNoteReadersCall, { params: { eid, bid }, query: { visibility } })
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    if (fateOf(failure, 1) === 'waits') throw error
    return null
  }
}

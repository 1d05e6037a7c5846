import { setNoteCall } from '@vigie/domain/api/note-calls'
import { noteSchema } from '@vigie/domain/care/note'
import i18next from 'i18next'
import { ApiError, callApi } from '../../../lib/api/api-client.ts'
import { failureWords } from '../../../lib/api/failure-words.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { tellFailure } from '../../../lib/notices/tell-failure.ts'
import { rememberRefused } from './refused-notes.ts'
import { fateOf } from './sending.ts'
import { dropUnsent, keepDraft, markLate, type Unsent, unsentNow } from './unsent.ts'

const isWaiting = ({ state }: Unsent) => state === 'waiting'

/**
 * Sends what waits, in the order in which it was saved, in one tab at a time; says so of what arrived. What cannot be sent now stays, and
 * all behind it; what the server does not take is a draft again, which says why.
 */
export const sendWaiting = (): Promise<void> => navigator.locks.request('vigie.notes', sendAll)

async function sendAll(): Promise<void> {
  let late = 0
  for (;;) {
    const next = unsentNow().find(isWaiting)
    if (!next) break
    const outcome = navigator.onLine ? await send(next) : 'waits'
    if (outcome === 'waits') {
      for (const one of unsentNow()) if (isWaiting(one) && !one.isLate) markLate(one)
      break
    }
    if (outcome === 'sent' && next.isLate) late += 1
    else if (outcome === 'sent')
      tell({ kind: 'success', about: next.mid, text: () => i18next.t('notes.saved') })
  }
  if (late > 0) tell({ kind: 'success', text: () => i18next.t('notes.sent', { count: late }) })
}

async function send(waiting: Unsent): Promise<'sent' | 'waits' | 'refused'> {
  const { eid, bid, mid, text, visibility, updatedAt, at } = waiting
  try {
    const { note } = await callApi(setNoteCall, {
      params: { eid, bid, mid },
      body: { text, visibility, ...(updatedAt === undefined ? { writtenAt: at } : { updatedAt }) },
    })
    arrived(waiting, note.updatedAt)
    return 'sent'
  } catch (error) {
    if (fateOf(error instanceof ApiError ? error.status : null) === 'waits') return 'waits'
    refuse(waiting, error)
    return 'refused'
  }
}

/** Its author may have taken it up again while it was on its way: then what they type is a change of it. */
function arrived({ mid, at }: Unsent, updatedAt: number | null): void {
  const now = unsentNow().find((one) => one.mid === mid)
  if (now && now.at !== at) keepDraft({ ...now, updatedAt })
  else dropUnsent(mid)
}

function refuse(waiting: Unsent, error: unknown): void {
  const why = failureWords(error)
  const current = noteSchema.safeParse(error instanceof ApiError ? error.current : null).data ?? null
  rememberRefused(waiting.mid, { said: 'said' in why ? why.said : i18next.t(why.key), current })
  // One that became private meanwhile is not made public again by whoever has not seen it: they may still choose to.
  keepDraft({ ...waiting, visibility: current?.visibility === 'private' ? 'private' : waiting.visibility })
  tellFailure(error, () => i18next.t('notes.notSaved'), waiting.mid)
}

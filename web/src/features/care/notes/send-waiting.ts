import { setNoteCall } from '@vigie/domain/api/note-calls'
import { noteSchema } from '@vigie/domain/care/note'
import i18next from 'i18next'
import { ApiError, callApi } from '../../../lib/api/api-client.ts'
import { failureText, unansweredText, wholeFailureWords } from '../../../lib/api/failure-words.ts'
import { isError, shownNotices, tell } from '../../../lib/notices/notices.ts'
import { roomAndName } from '../residents/room-and-name.ts'
import { dismissSaved, giveBack, notSaved, tellSaved } from './give-back.ts'
import { heldBack } from './held-back.ts'
import { fateOf } from './sending.ts'
import {
  dropUnsent,
  firstSavedAt,
  isWaiting,
  keepDraft,
  markLate,
  nowChanges,
  type Unsent,
  unsentNow,
} from './unsent.ts'

/**
 * Sends what waits, in the order in which it was saved, in one tab at a time; says so of what arrived. What cannot be sent now stays, and
 * all behind it; what the server does not take is a draft again, which says why. `isHeard`: the server answers, as far as the page knows.
 */
export const sendWaiting = (isHeard: boolean): Promise<void> =>
  navigator.locks.request('vigie.notes', () => sendAll(isHeard))

async function sendAll(isHeard: boolean): Promise<void> {
  let late = 0
  for (;;) {
    const next = unsentNow().find(isWaiting)
    if (!next) break
    const outcome = await attempt(next, isHeard)
    if (typeof outcome === 'object') {
      dismissSaved()
      for (const one of unsentNow().filter(isWaiting)) markLate(one, outcome.line)
      break
    }
    if (outcome === 'sent' && next.isLate) late += 1
    else if (outcome === 'sent') tellSaved(next)
  }
  if (late > 0) void tellSent(late)
}

/** How many have arrived that nothing was said of yet. */
let untold = 0

/** Between two looks at whether something can still be undone, in milliseconds. */
const lookAgainMs = 500

/**
 * Says that what could not be sent at first has arrived: its author waits to hear it, on whichever page they are, so that it is said beside what failed
 * meanwhile, where a plain success is not, and as soon as it hides nothing that can be undone.
 */
async function tellSent(count: number): Promise<void> {
  untold += count
  if (untold > count) return
  while (shownNotices().some((one) => one.action !== undefined && !isError(one)))
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  const arrived = untold
  untold = 0
  tell({
    kind: shownNotices().some(isError) ? 'info' : 'success',
    text: () => i18next.t('notes.sent', { count: arrived }),
  })
}

/** How often each was sent since this page was opened. */
const triesOf = new Map<string, number>()

/** What became of a note; or that it waits, with what is known of the line. */
async function attempt(
  waiting: Unsent,
  isHeard: boolean,
): Promise<'sent' | 'changed' | 'refused' | Pick<Unsent, 'line'>> {
  if (!navigator.onLine) return { line: 'missing' }
  const tries = (triesOf.get(waiting.mid) ?? 0) + 1
  triesOf.set(waiting.mid, tries)
  try {
    return (await heldBack(waiting)) ?? (await send(waiting))
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    if (fateOf(failure, tries) === 'waits') return { line: lineBy(failure, isHeard) }
    refuse(waiting, error)
    return 'refused'
  }
}

/** Only our own server says by its answer that there is a line; that one call of many was lost says nothing of it. */
const lineBy = (failure: ApiError | null, isHeard: boolean): Unsent['line'] =>
  failure?.status && failure.code ? 'there' : isHeard ? undefined : 'missing'

async function send(waiting: Unsent): Promise<'sent' | 'changed'> {
  const { eid, bid, mid, text, visibility, updatedAt } = waiting
  const { note } = await callApi(setNoteCall, {
    params: { eid, bid, mid },
    body: {
      text,
      visibility,
      ...(updatedAt === undefined ? { writtenAt: firstSavedAt(waiting) } : { updatedAt }),
    },
  })
  return arrived(waiting, note.updatedAt) ? 'sent' : 'changed'
}

/**
 * Says whether that was all of it: its author may have taken it up again while it was on its way. What they type, or have saved and
 * waits to be sent next, is a change of it then.
 */
function arrived({ mid, at }: Unsent, updatedAt: number | null): boolean {
  const now = unsentNow().find((one) => one.mid === mid)
  if (!now || now.at === at) {
    dropUnsent(mid)
    return true
  }
  if (isWaiting(now)) nowChanges(now, updatedAt)
  else keepDraft({ ...now, updatedAt })
  return false
}

/** Says whose note it is and leads to it, on whichever page its author is by then; what they have typed since stays as it is. */
function refuse(waiting: Unsent, error: unknown): void {
  const said = failureText(wholeFailureWords(error))
  const code = error instanceof ApiError ? (error.code ?? undefined) : undefined
  const current = noteSchema.safeParse(error instanceof ApiError ? error.current : null).data ?? null
  const draft = unsentNow().find(({ mid }) => mid === waiting.mid)
  // They have thrown it away meanwhile.
  if (!draft) return
  // One that became private meanwhile is not made public again by whoever has not seen it: they may still choose to.
  const visibility = current?.visibility === 'private' ? 'private' : draft.visibility
  // Whoever may not any more is not told whom it was about either.
  const who = code === 'forbidden' ? '' : roomAndName(waiting)
  giveBack(
    { ...draft, visibility, refused: { said, code, current }, savedAt: firstSavedAt(waiting) },
    () => unansweredText(error, who === '' ? undefined : who) ?? `${notSaved(who)} ${said}`,
  )
}

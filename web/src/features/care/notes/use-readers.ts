import { getNoteReadersCall } from '@vigie/domain/api/note-calls'
import type { NoteVisibility } from '@vigie/domain/care/note'
import { useCallback, useEffect } from 'react'
import { callApi } from '../../../lib/api/api-client.ts'
import { type Answer, useAnswer } from '../../../lib/api/use-answer.ts'
import { isVisible, onSeenAgain } from '../../../lib/page/visibility.ts'
import type { Readers } from './newcomers.ts'

const askAgainMs = 30_000

/**
 * What those are called who will be able to read a note. Nobody who writes hears of others' memberships, so that it is
 * asked again while the note is written: now and then, when its writer comes back to it, and once the line is there again.
 */
export function useReaders(eid: string, bid: string, visibility: NoteVisibility): Answer<Readers> {
  const { answer, ask } = useAnswer(
    useCallback(
      () => callApi(getNoteReadersCall, { params: { eid, bid }, query: { visibility } }),
      [eid, bid, visibility],
    ),
  )
  useEffect(() => {
    const timer = setInterval(() => isVisible() && ask(), askAgainMs)
    const stop = onSeenAgain(ask)
    addEventListener('focus', ask)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      stop()
      removeEventListener('focus', ask)
      removeEventListener('online', ask)
    }
  }, [ask])
  return answer
}

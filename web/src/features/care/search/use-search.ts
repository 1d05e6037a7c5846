import { type Found, searchPrivatelyCall } from '@vigie/domain/api/search-calls'
import { typedWords } from '@vigie/domain/search/search-words'
import { useCallback, useEffect, useState } from 'react'
import { callApi } from '../../../lib/api/api-client.ts'
import type { FailureWords } from '../../../lib/api/failure-words.ts'
import { useAnswer } from '../../../lib/api/use-answer.ts'
import { useRights } from '../../../lib/session/use-rights.ts'

/** How long somebody must have stopped typing, in milliseconds. */
const pauseMs = 200

export interface Search {
  /** The latest answer; it stays while the next is waited for, unless the person's rights are others by then. */
  readonly found: Found | null
  readonly failure: FailureWords | null
  /** Whether an answer to what is typed now is still to come. */
  readonly isBusy: boolean
  readonly askAgain: () => void
}

/** Asks for what is typed once it has been for a moment; by POST, so that no resident's name stands in an address. */
export function useSearch(term: string): Search {
  const rights = useRights()
  const [kept, keep] = useState<{ rights: string; found: Found | null }>({ rights, found: null })
  const [asked, setAsked] = useState(term)
  const question = useCallback(
    () => (isQuestion(asked) ? callApi(searchPrivatelyCall, { params: {}, body: { term: asked } }) : nothing),
    [asked],
  )
  const { answer, ask } = useAnswer(question)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), pauseMs)
    return () => clearTimeout(timer)
  }, [term])
  useEffect(() => {
    if (answer.status === 'ready') keep({ rights, found: answer.value })
  }, [answer, rights])

  const isAnswered = asked === term && answer.status !== 'loading'
  return {
    found: kept.rights === rights ? kept.found : null,
    failure: isAnswered && answer.status === 'failed' ? answer.failure : null,
    isBusy: isQuestion(term) && !isAnswered,
    askAgain: ask,
  }
}

/** Whether there is a letter or a digit in it. */
export const isQuestion = (term: string): boolean => typedWords(term).length > 0

const nothing: Promise<Found | null> = Promise.resolve(null)

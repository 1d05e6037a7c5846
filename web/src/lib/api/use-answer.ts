import { useCallback, useEffect, useRef, useState } from 'react'
import { rightsKey } from '../session/rights-key.ts'
import { useSession } from '../session/session-context.ts'
import { type FailureWords, wholeFailureWords } from './failure-words.ts'

/** What /api answers to one question of a page. */
export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: FailureWords }
  | { readonly status: 'ready'; readonly value: T }

/**
 * Asks /api as soon as a page is shown, when `question` becomes another function (memoise it), when the person's rights
 * change, for what is shown may not be for them any more, and again by `ask`. What was answered before stays until the next
 * answer is there, unless the question is another one.
 */
export function useAnswer<T>(question: () => Promise<T>): { answer: Answer<T>; ask: () => void } {
  const [known, keep] = useState<{ question: () => Promise<T>; answer: Answer<T> } | null>(null)
  const latest = useRef(0)
  const rights = rightsKey(useSession())
  const ask = useCallback(() => {
    latest.current += 1
    const mine = latest.current
    const take = (answer: Answer<T>) => {
      if (latest.current === mine) keep({ question, answer })
    }
    question().then(
      (value) => take({ status: 'ready', value }),
      (error: unknown) => take({ status: 'failed', failure: wholeFailureWords(error) }),
    )
  }, [question])
  useEffect(() => {
    ask()
    return () => {
      latest.current += 1
    }
  }, [ask, rights])
  return { answer: known?.question === question ? known.answer : { status: 'loading' }, ask }
}

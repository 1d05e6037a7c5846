import { useCallback, useEffect, useRef, useState } from 'react'
import { useRights } from '../session/use-rights.ts'
import { type FailureWords, wholeFailureWords } from './failure-words.ts'

/** What /api answers to one question of a page. */
export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: FailureWords }
  | { readonly status: 'ready'; readonly value: T }

const loading = { status: 'loading' } as const

/**
 * Asks /api as soon as a page is shown, when `question` becomes another function (memoise it), when the person's rights
 * change, and again by `ask`. What was answered before stays until the next answer is there, unless the question is another
 * one, or the rights are others: what is shown may not be for them any more, however slow the next answer is.
 */
export function useAnswer<T>(question: () => Promise<T>): { answer: Answer<T>; ask: () => void } {
  const [known, keep] = useState<{ question: () => Promise<T>; rights: string; answer: Answer<T> } | null>(
    null,
  )
  const latest = useRef(0)
  const rights = useRights()
  const ask = useCallback(() => {
    latest.current += 1
    const mine = latest.current
    const take = (answer: Answer<T>) => {
      if (latest.current === mine) keep({ question, rights, answer })
    }
    question().then(
      (value) => take({ status: 'ready', value }),
      (error: unknown) => take({ status: 'failed', failure: wholeFailureWords(error) }),
    )
  }, [question, rights])
  useEffect(() => {
    ask()
    return () => {
      latest.current += 1
    }
  }, [ask])
  const isOfNow = known?.question === question && known.rights === rights
  return { answer: isOfNow ? known.answer : loading, ask }
}

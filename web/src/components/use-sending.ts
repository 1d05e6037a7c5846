import { useState } from 'react'
import { type FailureWords, wholeFailureWords } from '../lib/api/failure-words.ts'

/** One thing that is sent at a time, and why the last one was not done. */
export interface Sending {
  readonly isBusy: boolean
  /** Stays while it is tried again, so that nothing moves meanwhile. */
  readonly failure: FailureWords | null
  /** Does it, unless something is being sent already; answers whether it was done. Work that answers `false` was not. */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Follows what a form sends. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords | null>(null)
  const send = async (work: () => Promise<unknown>) => {
    if (isBusy) return false
    setBusy(true)
    try {
      const done = await work()
      setFailure(null)
      return done !== false
    } catch (error) {
      setFailure(wholeFailureWords(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send }
}

import i18next from 'i18next'
import { useContext, useState } from 'react'
import { type FailureWords, failureText, wholeFailureWords } from '../lib/api/failure-words.ts'
import { tell } from '../lib/notices/notices.ts'
import { useIsThere } from '../lib/page/use-is-there.ts'
import { DialogAbout } from './dialog-about.ts'

/** One thing that is sent at a time, and why the last one was not done. */
export interface Sending {
  readonly isBusy: boolean
  /** Stays while it is tried again, so that nothing moves meanwhile. */
  readonly failure: FailureWords | null
  /** Does it, unless something is being sent already; answers whether it was done. Work that answers `false` was not. */
  readonly send: (work: () => Promise<unknown>) => Promise<boolean>
}

/** Follows what a form sends. Whoever has left it meanwhile is told at the foot of the screen why it was not done, and of whom it was. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureWords | null>(null)
  const isThere = useIsThere()
  const who = useContext(DialogAbout)
  const send = async (work: () => Promise<unknown>) => {
    if (isBusy) return false
    setBusy(true)
    try {
      const done = await work()
      setFailure(null)
      return done !== false
    } catch (error) {
      const words = wholeFailureWords(error)
      if (isThere.current) setFailure(words)
      else tell({ kind: 'error', isMinor: true, text: () => told(words, who) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send }
}

function told(words: FailureWords, who: string | null): string {
  const why = failureText(words)
  return who === null ? why : i18next.t('failure.of', { who, why })
}

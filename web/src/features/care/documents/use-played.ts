import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api/api-client.ts'
import { type FailureWords, wholeFailureWords } from '../../../lib/api/failure-words.ts'
import { forgetPass, keepPass, nextPassMs, onPassForgotten } from '../../../lib/api/play-address.ts'
import { addressOfDocument, passTo } from './document-api.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'

/** When another pass is asked for again where the server was not reached, in milliseconds. */
const againMs = 20_000

interface Played {
  /** Null until it can be played. */
  readonly address: string | null
  readonly failure: FailureWords | null
}

/**
 * The address at which the browser plays a document part by part, good as long as it is shown and the person may read it: each part is
 * asked of /api (docs/adr/0078-a-video-is-played-by-a-pass.md).
 */
export function usePlayed({ eid, bid }: DocumentsOf, { id: fid }: KnownDocument): Played {
  const [played, setPlayed] = useState<Played>({ address: null, failure: null })
  useEffect(() => {
    const place = { eid, bid, fid }
    const address = addressOfDocument(place)
    let isHere = true
    let own: string | null = null
    let next: ReturnType<typeof setTimeout> | undefined
    const renew = async () => {
      try {
        const { pass } = await passTo(place)
        if (!isHere) return
        keepPass(address, pass)
        own = pass
        setPlayed({ address, failure: null })
        next = setTimeout(() => void renew(), nextPassMs)
      } catch (error) {
        if (!isHere) return
        // What plays goes on without a network as far as it has come, and the pass that it has is good for a while.
        const isUnreached = error instanceof ApiError && error.status === null
        if (isUnreached && own !== null) next = setTimeout(() => void renew(), againMs)
        else setPlayed({ address: null, failure: wholeFailureWords(error) })
      }
    }
    void renew()
    // A tab that plays the same was closed, and took its pass and so ours: each request looks at the right to the document all the same.
    const stopHearing = onPassForgotten(address, () => own !== null && keepPass(address, own))
    const forget = () => forgetPass(address)
    // Nothing is cleaned up of a page that is closed or left for another.
    addEventListener('pagehide', forget)
    return () => {
      isHere = false
      clearTimeout(next)
      removeEventListener('pagehide', forget)
      stopHearing()
      forget()
    }
  }, [eid, bid, fid])
  return played
}

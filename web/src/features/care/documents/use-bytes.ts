import { useEffect, useState } from 'react'
import { type FailureWords, failureWords } from '../../../lib/api/failure-words.ts'
import { fetchDocument } from './document-api.ts'
import type { DocumentsOf, KnownDocument } from './documents-of.ts'

interface Fetched {
  readonly bytes: Blob | null
  readonly failure: FailureWords | null
}

/** The bytes of a document, once they are here; none are fetched where they are not wanted, or any more. */
export function useBytes({ eid, bid }: DocumentsOf, { id: fid }: KnownDocument, isWanted: boolean): Fetched {
  const [fetched, setFetched] = useState<Fetched>({ bytes: null, failure: null })
  useEffect(() => {
    if (!isWanted) return undefined
    const leaving = new AbortController()
    fetchDocument({ eid, bid, fid }, leaving.signal).then(
      (bytes) => setFetched({ bytes, failure: null }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setFetched({ bytes: null, failure: failureWords(error) })
      },
    )
    return () => leaving.abort()
  }, [eid, bid, fid, isWanted])
  return fetched
}

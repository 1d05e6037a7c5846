import { useEffect, useState } from 'react'
import type { CodeFailure, CodeResult } from '../../../lib/firebase/auth-codes.ts'

/** Whose address a code is about: being asked, known, or why not. */
export type CodeEmail = { readonly email: string } | { readonly failure: CodeFailure } | null

/** Asks once whose address the code of a link is about; null while that is not known. */
export function useCodeEmail(code: string, ask: (code: string) => Promise<CodeResult<string>>): CodeEmail {
  const [known, setKnown] = useState<CodeEmail>(null)
  useEffect(() => {
    let isWanted = true
    ask(code).then((result) => {
      if (isWanted) setKnown('done' in result ? { email: result.done } : result)
    })
    return () => {
      isWanted = false
    }
  }, [code, ask])
  return known
}

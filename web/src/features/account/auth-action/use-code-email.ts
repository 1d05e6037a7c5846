import { useEffect, useState } from 'react'
import type { CodeFailure, CodeResult, CodeSubject } from '../../../lib/firebase/auth-codes.ts'

/** Whose address a code is about, or why that is not known; neither while it is being asked. */
export interface CodeEmail {
  readonly email: string | null
  /** Which one its account has until then. */
  readonly former: string | null
  readonly codeFailure: CodeFailure | null
}

/** Asks once whose address the code of a link is about. */
export function useCodeEmail(
  code: string,
  ask: (code: string) => Promise<CodeResult<CodeSubject>>,
): CodeEmail {
  const [known, setKnown] = useState<CodeEmail>({ email: null, former: null, codeFailure: null })
  useEffect(() => {
    let isWanted = true
    ask(code).then((result) => {
      if (!isWanted) return
      setKnown(
        'done' in result
          ? { ...result.done, codeFailure: null }
          : { email: null, former: null, codeFailure: result.failure },
      )
    })
    return () => {
      isWanted = false
    }
  }, [code, ask])
  return known
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../lib/api/api-client.ts'
import { tell } from '../../../lib/notices/notices.ts'
import { useIsThere } from '../../../lib/page/use-is-there.ts'

interface MadeKey {
  /** Null where it was shown before, or its answer was lost. */
  readonly apiKey: string | null
}

/**
 * Waits for a key that is being made. Whoever has left before it is there is told that it is lost, as the gateways may already be
 * without their former one; who loads the page anew is asked first.
 */
export function useMadeKey() {
  const { t } = useTranslation()
  const [made, setMade] = useState<MadeKey | null>(null)
  const isThere = useIsThere()
  const make = async (call: () => Promise<MadeKey>): Promise<void> => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    try {
      const answer = await call()
      if (isThere.current) setMade(answer)
      else tell({ kind: 'error', text: () => t('manage.keyLost') })
    } catch (error) {
      // Whoever is still there asks once more, and is told what became of it.
      const mayBeMade = error instanceof ApiError && error.unanswered !== null
      if (mayBeMade && !isThere.current) tell({ kind: 'error', text: () => t('manage.keyUnsure') })
      throw error
    } finally {
      removeEventListener('beforeunload', ask)
    }
  }
  return { made, make }
}

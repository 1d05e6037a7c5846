import { getReachCall } from '@vigie/domain/api/reach-calls'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { callApi } from '../../../lib/api/api-client.ts'

/** A day is looked ahead, which changes little in so long. */
const askAgainMs = 15 * 60_000
/** Where it could not be told it is asked again sooner. */
const afterFailureMs = 30_000

export type Reach = z.infer<typeof getReachCall.answer>

/**
 * When nobody in a home would be reached, asked of the server, again from time to time and when `said`, whatever it depends on that is known
 * here, changes. `failed`: it is not known now; null: not yet.
 */
export function useReach(eid: string, said: string): Reach | 'failed' | null {
  const [reach, setReach] = useState<Reach | 'failed' | null>(null)
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const found = await callApi(getReachCall, { params: { eid } }).catch(() => 'failed' as const)
      if (isOver) return
      setReach(found)
      timer = setTimeout(ask, found === 'failed' ? afterFailureMs : askAgainMs)
    }
    void ask()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [eid, said])
  return reach
}

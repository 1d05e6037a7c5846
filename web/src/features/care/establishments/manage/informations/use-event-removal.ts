import { removeEventsCall } from '@vigie/domain/api/establishment-calls'
import { useEffect, useRef, useState } from 'react'
import { type Sending, useSending } from '../../../../../components/use-sending.ts'
import { callApi } from '../../../../../lib/api/api-client.ts'
import { tellDone } from '../../../../../lib/notices/tell-done.ts'

/** How far the removal of a home's events has come. */
export interface RemovalProgress {
  /** Days of devices, since it began on this screen. */
  readonly removed: number
  readonly residents: number
  readonly left: number
}

export interface EventRemoval extends Pick<Sending, 'isBusy' | 'failure'> {
  /** Null before it began. */
  readonly progress: RemovalProgress | null
  /** Begins it, or goes on where it was interrupted. */
  readonly go: (name: string) => void
  /** Ends it after the part that is on its way. */
  readonly stop: () => void
}

/**
 * Removes the events of a home, part by part: what was removed stays so, whatever interrupts it.
 * @param from the resident behind whom it was interrupted; null: from the first
 */
export function useEventRemoval(eid: string, from: string | null): EventRemoval {
  const { isBusy, failure, send } = useSending()
  const [progress, setProgress] = useState<RemovalProgress | null>(null)
  const after = useRef(from)
  const isStopped = useRef(false)
  // Nobody sees how far it comes, nor can end it, once they have left the page.
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])
  const removeAll = async (name: string) => {
    let left = 1
    while (left > 0 && !isStopped.current) {
      const body = { name, after: after.current }
      const part = await callApi(removeEventsCall, { params: { eid }, body })
      after.current = part.after
      left = part.left
      setProgress((before) => ({
        removed: (before?.removed ?? 0) + part.removed,
        residents: part.residents,
        left,
      }))
    }
    if (left === 0) tellDone('eventsRemoved')
  }
  return {
    isBusy,
    failure,
    progress,
    go: (name) => void send(() => removeAll(name)),
    stop: () => {
      isStopped.current = true
    },
  }
}

import { useEffect, useMemo, useRef, useState } from 'react'
import { keepListening } from './listen.ts'
import type { Live, LiveSource } from './live-source.ts'

const loading = { status: 'loading' } as const

/**
 * Listens to a source for as long as the component shows it (ADR 0009). The source must be memoised; while a new one
 * loads, what the former one said is never shown.
 */
export function useLive<V>(source: LiveSource<V> | null): Live<V> {
  const [held, hold] = useState<{ source: LiveSource<V>; live: Live<V> } | null>(null)
  useEffect(() => (source ? listenTo(source, (live) => hold({ source, live })) : undefined), [source])
  return held !== null && held.source === source ? held.live : loading
}

/** The same for several sources at once, answered in their order; a source that stays is not listened to anew. */
export function useLiveAll<V>(sources: readonly LiveSource<V>[]): readonly Live<V>[] {
  const [values, setValues] = useState<ReadonlyMap<LiveSource<V>, Live<V>>>(new Map())
  const open = useRef(new Map<LiveSource<V>, () => void>())

  useEffect(() => {
    const listening = open.current
    for (const source of sources) {
      if (listening.has(source)) continue
      const tell = (live: Live<V>) => setValues((known) => new Map(known).set(source, live))
      listening.set(source, listenTo(source, tell))
    }
    for (const [source, stop] of listening) {
      if (sources.includes(source)) continue
      stop()
      listening.delete(source)
      // Listened to again, it is not what it was: the right to it may have gone and come back.
      setValues((known) => new Map([...known].filter(([one]) => one !== source)))
    }
  }, [sources])

  useEffect(() => {
    const listening = open.current
    return () => {
      for (const stop of listening.values()) stop()
      listening.clear()
    }
  }, [])

  return useMemo(() => sources.map((source) => values.get(source) ?? loading), [sources, values])
}

function listenTo<V>(source: LiveSource<V>, tell: (live: Live<V>) => void): () => void {
  return keepListening((heard, answered) =>
    source.listen({
      tell(live) {
        answered(live.status !== 'failed' || live.code !== 'permission-denied')
        tell(live)
      },
      heard,
    }),
  )
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { lastProofAt } from '../connection/last-proof.ts'
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

/**
 * The same for several sources at once, answered in their order; a source that stays is not listened to anew.
 * @param hear is told of each whether what it last said comes from the server; must not change
 */
export function useLiveAll<V>(
  sources: readonly LiveSource<V>[],
  hear?: (source: LiveSource<V>, fromServer: boolean) => void,
): readonly Live<V>[] {
  const [values, setValues] = useState<ReadonlyMap<LiveSource<V>, Live<V>>>(new Map())
  const open = useRef(new Map<LiveSource<V>, () => void>())

  useEffect(() => {
    const listening = open.current
    for (const source of sources) {
      if (listening.has(source)) continue
      const tell = (live: Live<V>) => setValues((known) => new Map(known).set(source, live))
      listening.set(
        source,
        listenTo(source, tell, (fromServer) => hear?.(source, fromServer)),
      )
    }
    for (const [source, stop] of listening) {
      if (sources.includes(source)) continue
      stop()
      listening.delete(source)
      // Listened to again, it is not what it was: the right to it may have gone and come back.
      setValues((known) => new Map([...known].filter(([one]) => one !== source)))
    }
  }, [sources, hear])

  useEffect(() => {
    const listening = open.current
    return () => {
      for (const stop of listening.values()) stop()
      listening.clear()
    }
  }, [])

  return useMemo(() => sources.map((source) => values.get(source) ?? loading), [sources, values])
}

/** Until when what is shown of a home was heard; Infinity: as of now, or nothing is shown yet. */
export type HeardUntil = (eid: string) => number

/**
 * The same, and until when those of each home were heard: what was told stays while its listener is deaf, after the line was gone or as
 * it is opened anew, and is then no word on what is so now.
 * @param asked of which home each source is, in their order; of every one where it does not say
 */
export function useLiveAllHeard<V>(
  sources: readonly LiveSource<V>[],
  asked: readonly { readonly eid: string | null }[] = ofAll,
): readonly [readonly Live<V>[], HeardUntil] {
  const [lost, setLost] = useState<ReadonlyMap<LiveSource<V>, number>>(new Map())
  const hear = useCallback((source: LiveSource<V>, fromServer: boolean) => {
    const at = lastProofAt()
    setLost((known) =>
      known.has(source) === fromServer
        ? new Map(fromServer ? [...known].filter(([one]) => one !== source) : [...known, [source, at]])
        : known,
    )
  }, [])
  const lives = useLiveAll(sources, hear)
  const heardUntil = useCallback(
    (eid: string) =>
      Math.min(
        ...sources.map((source, index) =>
          (asked[index]?.eid ?? eid) === eid ? (lost.get(source) ?? Infinity) : Infinity,
        ),
      ),
    [sources, asked, lost],
  )
  return [lives, heardUntil]
}

const ofAll: readonly never[] = []

function listenTo<V>(
  source: LiveSource<V>,
  tell: (live: Live<V>) => void,
  hear?: (fromServer: boolean) => void,
): () => void {
  return keepListening((heard, answered) =>
    source.listen({
      tell(live) {
        answered(live.status !== 'failed' || live.code !== 'permission-denied')
        tell(live)
      },
      heard(fromServer) {
        heard(fromServer)
        hear?.(fromServer)
      },
    }),
  )
}

import { addListener } from '../connection/listeners.ts'
import type { Live, LiveSource } from './live-source.ts'

/**
 * Listens to a source until the returned function is called. The listener counts for whether the screen is live, and is
 * opened anew when it stays deaf (ADR 30).
 */
export function listenTo<V>(source: LiveSource<V>, tell: (live: Live<V>) => void): () => void {
  const entry = addListener(() => {
    stop()
    stop = source.listen({ tell, heard: entry.heard })
  })
  let stop = source.listen({ tell, heard: entry.heard })
  return () => {
    entry.end()
    stop()
  }
}

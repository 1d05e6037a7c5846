import { addListener } from '../connection/listeners.ts'

/**
 * Keeps listening until the returned function is called. The listener counts for whether the screen is live, and is opened
 * anew when it stays deaf (ADR 30).
 * @param listen begins to listen, and says each time whether what it heard comes from the server; returns how to stop
 */
export function keepListening(listen: (heard: (fromServer: boolean) => void) => () => void): () => void {
  let stop: () => void
  const entry = addListener({
    start: () => {
      stop = listen(entry.heard)
    },
    stop: () => stop(),
  })
  stop = listen(entry.heard)
  return () => {
    entry.end()
    stop()
  }
}

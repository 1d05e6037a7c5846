import { watchStarter } from '../../bin/lib/starter.mjs'

/** A terminal's Ctrl-C reaches us directly and again through npm, a moment later. */
const sameSignal = 1000

/**
 * Aborts when this process is asked to end: by Ctrl-C, by a signal, or by the death of its parent.
 * @param onAgain called when it is asked once more, by someone who will not wait
 */
export function abortWhenAsked(onAgain: () => void): AbortSignal {
  const stopping = new AbortController()
  let firstAt = 0
  const onSignal = () => {
    if (!stopping.signal.aborted) {
      firstAt = Date.now()
      console.log('\nStopping (Ctrl-C again ends at once, without saving) …')
      stopping.abort()
    } else if (Date.now() - firstAt > sameSignal) {
      onAgain()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
  // To us the death of our starter is a signal like another.
  watchStarter(() => process.kill(process.pid, 'SIGTERM'))
  return stopping.signal
}

import { addListener } from '../connection/listeners.ts'

/** How long after each refusal it is asked again; the last one from then on. */
const askAgainAfterMs = [2_000, 8_000, 30_000, 60_000]

/**
 * Keeps listening until the returned function is called. The listener counts for whether the screen is live, and is opened
 * anew when it stays deaf (ADR 30). One that the server refused is as well, later each time: a right may have gone and come back between two looks of the page, which then
 * asks for the same (docs/adr/0165-a-listener-ends-with-its-right.md).
 * @param listen begins to listen, and says each time whether what it heard comes from the server, and what the server answered, that it may or that it may not; returns how to stop
 */
export function keepListening(
  listen: (heard: (fromServer: boolean) => void, answered: (isAllowed: boolean) => void) => () => void,
): () => void {
  let end: () => void
  let refusals = 0
  let again: ReturnType<typeof setTimeout>
  const stop = () => {
    clearTimeout(again)
    end()
  }
  const answered = (isAllowed: boolean) => {
    clearTimeout(again)
    if (isAllowed) {
      refusals = 0
      return
    }
    again = setTimeout(
      () => {
        stop()
        // Until it is answered: one that stays deaf is opened anew like any other.
        entry.heard(false)
        start()
      },
      askAgainAfterMs[Math.min(refusals, askAgainAfterMs.length - 1)],
    )
    refusals += 1
  }
  const start = () => {
    end = listen(entry.heard, answered)
  }
  const entry = addListener({ start, stop })
  start()
  return () => {
    entry.end()
    stop()
  }
}

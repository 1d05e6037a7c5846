import { dismiss, isShown } from './notices.ts'

/** How often it is looked whether there is something in the way. */
export const lookEveryMs = 250

/**
 * Tells what nobody waits for only where nothing is in its way: it is held back until then, and is taken off the screen to be told anew
 * where something comes into its way meanwhile. It is over once it was told to its end, closed, or followed.
 * @param isInTheWay whether it must not be shown now
 * @param tellIt tells it and answers its id; null where there is nothing to be told any more
 * @returns gives it up, where it was not told yet
 */
export function tellAside(isInTheWay: () => boolean, tellIt: () => number | null): () => void {
  let shown: number | null = null
  const look = () => {
    if (shown !== null && !isShown(shown)) return stop()
    if (isInTheWay()) {
      if (shown !== null) dismiss(shown)
      shown = null
    } else if (shown === null) {
      shown = tellIt()
      if (shown === null) stop()
    }
  }
  const timer = setInterval(look, lookEveryMs)
  const stop = () => clearInterval(timer)
  look()
  return stop
}

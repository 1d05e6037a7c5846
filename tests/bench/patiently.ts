import { setTimeout as pause } from 'node:timers/promises'

const patienceMs = 20_000

/** Looks again and again until all is there, or for twenty seconds; answers what was last seen. */
export async function patiently<T>(look: () => Promise<T>, isComplete: (seen: T) => boolean): Promise<T> {
  const end = performance.now() + patienceMs
  let seen = await look()
  while (!isComplete(seen) && performance.now() < end) {
    await pause(100)
    seen = await look()
  }
  return seen
}

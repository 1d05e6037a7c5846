const last = new Map<string, Promise<unknown>>()

/**
 * Runs work under a key after the work given before under the same key has ended, well or not. Within one instance it
 * spares transactions on the same document from contending; between instances only the transaction itself protects.
 */
export async function oneAtATime<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key)
  const mine = before === undefined ? work() : before.then(work, work)
  last.set(key, mine)
  try {
    return await mine
  } finally {
    if (last.get(key) === mine) last.delete(key)
  }
}

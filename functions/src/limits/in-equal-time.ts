/**
 * Does some work and resolves, or rejects, as it does, but not before a whole number of steps has passed since it began:
 * whoever waits for it cannot tell from the time which way it went, as long as one step is longer than the longest way.
 */
export async function inEqualTime<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  try {
    return await work()
  } finally {
    const leftMs = stepMs - ((performance.now() - began) % stepMs)
    await new Promise((resolve) => setTimeout(resolve, leftMs))
  }
}

import { type RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts one more `cost` for a key; resolves with the seconds to wait once it is too much, and with null before. */
export async function secondsToWait(
  limiter: RateLimiterMemory,
  key: string,
  cost: number,
): Promise<number | null> {
  try {
    await limiter.consume(key, cost)
    return null
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    return Math.ceil(refused.msBeforeNext / 1_000)
  }
}

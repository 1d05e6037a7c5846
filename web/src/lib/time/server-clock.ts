import { useEffect } from 'react'
import { onSeenAgain } from '../page/visibility.ts'
import { sharedValue, useShared } from '../shared-value.ts'

/** An answer tells the time to the second and was on its way for a while: what is less than this is no difference. */
const toleranceMs = 10_000
const askEveryMs = 60_000
const answerWithinMs = 5_000

/** A device whose clock is further from the server's than this is told to have a wrong one. */
export const wrongFromMs = 2 * 60_000

const offsetMs = sharedValue(0)

/**
 * What the server’s time was as `performance.now()` began, by what it last told; or whether it is being asked for the first time (`asked`), or has not told it
 * (`unknown`).
 */
export const serverTimeOrigin = sharedValue<number | 'asked' | 'unknown'>('asked')

/**
 * How far the server's clock is ahead of this device's, in milliseconds; null where the answer does not say.
 * @param askedAt when it was asked and when it answered, on the device's clock
 */
export function offsetIn(headers: Headers, askedAt: number, answeredAt: number): number | null {
  const date = Date.parse(headers.get('date') ?? '')
  // The clock was set, or the device slept, while the answer was on its way.
  const isTorn = answeredAt < askedAt || answeredAt - askedAt > answerWithinMs
  // What a cache in between gives out was dated when it took it in, so many seconds ago.
  const keptMs = Number(headers.get('age') ?? 0) * 1_000
  if (Number.isNaN(date + keptMs) || isTorn) return null
  const offset = date + keptMs + 500 - (askedAt + answeredAt) / 2
  return Math.abs(offset) < toleranceMs ? 0 : Math.round(offset)
}

async function askTheTime(): Promise<void> {
  const askedAt = Date.now()
  try {
    const { headers } = await fetch('/favicon.svg', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answerWithinMs),
    })
    const answeredAt = Date.now()
    const offset = offsetIn(headers, askedAt, answeredAt)
    if (offset !== null) {
      offsetMs.set(offset)
      serverTimeOrigin.set(answeredAt + offset - performance.now())
    }
  } catch {
    // Nobody answered: what the device's clock is known to be off by stays so, and the top bar says that one is offline.
  }
  if (serverTimeOrigin.get() === 'asked') serverTimeOrigin.set('unknown')
}

/** Asks the server for the time, every minute and whenever the screen is looked at again, as long as it is mounted. */
export function useAskForTheTime(): void {
  useEffect(() => {
    askTheTime()
    const timer = setInterval(askTheTime, askEveryMs)
    const stop = onSeenAgain(askTheTime)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
}

/** How far the server's clock is ahead of this device's, in milliseconds; 0 while it is right, or nobody has said yet. */
export const useClockOffset = (): number => useShared(offsetMs)

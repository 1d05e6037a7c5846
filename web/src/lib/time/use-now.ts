import { sharedValue, useShared } from '../shared-value.ts'
import { useClockOffset } from './server-clock.ts'

function tickingEvery(everyMs: number) {
  const now = sharedValue(Date.now(), () => {
    const tick = () => now.set(Date.now())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  })
  return now
}

/** One timer for each pace, however many components live by it. */
const paces = { 1000: tickingEvery(1_000), 10000: tickingEvery(10_000) }

/**
 * The time on this device's clock, right or wrong: for what is measured against `Date.now()`. Epoch milliseconds, renewed
 * at the given pace; the same for all components of that pace.
 */
export const useDeviceNow = (everyMs: keyof typeof paces): number => useShared(paces[everyMs])

/** The time by the server's clock, which dates all that is told; epoch milliseconds, renewed every 10 s. */
export function useNow(): number {
  return useDeviceNow(10_000) + useClockOffset()
}

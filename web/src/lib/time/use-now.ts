import { useSyncExternalStore } from 'react'
import { useClockOffset } from './server-clock.ts'

interface Ticker {
  now: number
  readonly listeners: Set<() => void>
  timer: ReturnType<typeof setInterval> | undefined
}

/** One timer for each pace, however many components live by it. */
const tickers = new Map<number, Ticker>()

function tickerOf(everyMs: number): Ticker {
  const known = tickers.get(everyMs)
  if (known) return known
  const ticker: Ticker = { now: Date.now(), listeners: new Set(), timer: undefined }
  tickers.set(everyMs, ticker)
  return ticker
}

function subscribeTo(everyMs: number) {
  return (changed: () => void): (() => void) => {
    const ticker = tickerOf(everyMs)
    const tick = () => {
      ticker.now = Date.now()
      for (const listener of ticker.listeners) listener()
    }
    ticker.listeners.add(changed)
    if (ticker.timer === undefined) {
      ticker.now = Date.now()
      ticker.timer = setInterval(tick, everyMs)
    }
    return () => {
      ticker.listeners.delete(changed)
      if (ticker.listeners.size > 0) return
      clearInterval(ticker.timer)
      ticker.timer = undefined
    }
  }
}

const subscriptions = new Map<number, ReturnType<typeof subscribeTo>>()

function subscription(everyMs: number) {
  const known = subscriptions.get(everyMs) ?? subscribeTo(everyMs)
  subscriptions.set(everyMs, known)
  return known
}

/**
 * The time on this device's clock, right or wrong: for what is measured against `Date.now()`. Epoch milliseconds, renewed
 * at the given pace; the same for all components of that pace.
 */
export function useDeviceNow(everyMs: 1_000 | 10_000): number {
  return useSyncExternalStore(subscription(everyMs), () => tickerOf(everyMs).now)
}

/** The time by the server's clock, which dates all that is told; epoch milliseconds, renewed every 10 s. */
export function useNow(): number {
  return useDeviceNow(10_000) + useClockOffset()
}

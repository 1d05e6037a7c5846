import { useMemo, useState } from 'react'
import type { TimeWindow } from './time-window.ts'
import { closerBy, moveBy, moved, nearer, type WindowBounds, within } from './window-moves.ts'

/** What of a whole is shown, and what changes that. */
export interface ChartWindow {
  readonly window: TimeWindow
  readonly bounds: WindowBounds
  readonly set: (window: TimeWindow) => void
  readonly closer: () => void
  readonly farther: () => void
  readonly earlier: () => void
  readonly later: () => void
  readonly showWhole: () => void
}

/**
 * A window on a whole, which is shown at first, and again once it is another one; `whole` is to be memoised.
 * @param least no less of it is ever shown
 */
export function useChartWindow(whole: TimeWindow, least: number): ChartWindow {
  const [held, hold] = useState<{ whole: TimeWindow; window: TimeWindow }>({ whole, window: whole })
  const bounds = useMemo(() => ({ whole, least: Math.min(least, whole.until - whole.from) }), [whole, least])
  const isSame = held.whole.from === whole.from && held.whole.until === whole.until
  const window = isSame ? held.window : whole
  return useMemo(() => {
    const set = (next: TimeWindow) => hold({ whole, window: within(next, bounds) })
    return {
      window,
      bounds,
      set,
      closer: () => set(nearer(window, closerBy, bounds)),
      farther: () => set(nearer(window, 1 / closerBy, bounds)),
      earlier: () => set(moved(window, -moveBy, bounds)),
      later: () => set(moved(window, moveBy, bounds)),
      showWhole: () => set(whole),
    }
  }, [window, bounds, whole])
}

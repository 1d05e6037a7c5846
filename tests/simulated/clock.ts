const day = 24 * 3_600_000

/** A clock that stands still unless it is set: `Date.now` and `performance.now` go by it until it is given back. */
export function takeClock() {
  const real = { date: Date.now, performance: performance.now }
  let now = 0
  let running = 0
  Date.now = () => now
  // What is asked for after something else is later, by next to nothing.
  performance.now = () => {
    running += 1e-6
    return running
  }
  return {
    now: () => now,
    /** Never back. */
    set(at: number) {
      running += Math.max(0, at - now)
      now = Math.max(now, at)
    },
    /** Another time altogether: whatever is remembered is too old by then. */
    begin(at: number) {
      now = at
      running += day
    },
    giveBack() {
      Date.now = real.date
      performance.now = real.performance
    },
  }
}
export type Clock = ReturnType<typeof takeClock>

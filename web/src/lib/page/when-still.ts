/** A page that has not been scrolled for so long rests. */
const restMs = 150
/** But what is on screen for so long is not kept waiting by whoever goes on scrolling slowly. */
const atMostMs = 1_500

interface Waiting {
  readonly act: () => void
  readonly since: number
}

const waiting = new Set<Waiting>()
let scrolledAt = Number.NEGATIVE_INFINITY
let timer: ReturnType<typeof setTimeout> | undefined

globalThis.addEventListener?.(
  'scroll',
  () => {
    scrolledAt = performance.now()
  },
  { capture: true, passive: true },
)

/** For how many more milliseconds something waits at `now`; 0 or less: it waits no longer. All are of one clock. */
export function stillIn({ scrolledAt, since, now }: Record<'scrolledAt' | 'since' | 'now', number>): number {
  return Math.min(scrolledAt + restMs, since + atMostMs) - now
}

const leftOf = ({ since }: Waiting) => stillIn({ scrolledAt, since, now: performance.now() })

function look(): void {
  timer = undefined
  try {
    for (const one of [...waiting].filter((each) => leftOf(each) <= 0)) {
      // It may have been taken back by one that was done just now.
      if (waiting.delete(one)) one.act()
    }
  } finally {
    // One that throws keeps none of the others from their turn.
    plan()
  }
}

function plan(): void {
  if (timer === undefined && waiting.size > 0)
    timer = setTimeout(look, Math.max(0, Math.min(...[...waiting].map(leftOf))))
}

/**
 * Does something soon, and while the page is being scrolled once it rests, or after a second and a half: what takes the processor for a
 * while would hold up the frames.
 * @returns takes it back, where it has not been done
 */
export function whenStill(act: () => void): () => void {
  const one = { act, since: performance.now() }
  waiting.add(one)
  plan()
  return () => waiting.delete(one)
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inEqualTime } from './in-equal-time.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const stepMs = 2_000

/** What comes of work that takes so long, and how long after it began. */
async function outcomeOf(tookMs: number, fails: boolean) {
  const began = performance.now()
  const outcome = inEqualTime(stepMs, async () => {
    await new Promise((resolve) => setTimeout(resolve, tookMs))
    if (fails) throw new Error('failed')
    return 'done'
  })
    .catch((error: Error) => error.message)
    .then((what) => [what, performance.now() - began])
  await vi.runAllTimersAsync()
  return outcome
}

test.each([0, 1, 10, 1_200, 1_999])(
  'what takes %i ms is told when a step is over, whether it was done or failed',
  async (took) => {
    expect(await outcomeOf(took, false)).toEqual(['done', stepMs])
    expect(await outcomeOf(took, true)).toEqual(['failed', stepMs])
  },
)

test('what takes longer than a step is told when the next is over', async () => {
  expect(await outcomeOf(2_001, false)).toEqual(['done', 2 * stepMs])
  expect(await outcomeOf(3_999, true)).toEqual(['failed', 2 * stepMs])
})

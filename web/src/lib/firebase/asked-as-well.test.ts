import type * as Firestore from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Hearer, LiveList } from './live-source.ts'

const ask = vi.fn(async () => ({ docs: [] }))
vi.mock('../page/visibility.ts', () => ({ onSeenAgain: () => () => {} }))
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  limit: () => null,
  query: () => null,
  getDocsFromServer: () => ask(),
}))
const { askedAsWell } = await import('./asked-as-well.ts')

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A list whose listener says nothing by itself. */
function silentList() {
  let hearer: Hearer<LiveList<object>> | undefined
  const inner = {
    listen(heard: Hearer<LiveList<object>>) {
      hearer = heard
      return () => {}
    },
  }
  const source = askedAsWell({} as Firestore.Query, inner)
  const listen = () => source.listen({ tell: () => {}, heard: () => {} })
  return { listen, refuse: () => hearer?.tell({ status: 'failed', code: 'permission-denied' }) }
}

it('a list is asked for every 30 s also where its listener has told nothing, however often this is opened anew', async () => {
  const { listen } = silentList()
  let stop = listen()
  for (const seconds of [6, 12, 24, 48, 30]) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000)
    stop()
    stop = listen()
  }
  expect(ask).toHaveBeenCalledTimes(4)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(4)
})

it('one that is let go of and listened to again is asked for 30 s later', async () => {
  const { listen } = silentList()
  listen()()
  await vi.advanceTimersByTimeAsync(60_000)
  const stop = listen()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ask).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ask).toHaveBeenCalledTimes(1)
  stop()
})

it('one that was refused is not asked for', async () => {
  const { listen, refuse } = silentList()
  const stop = listen()
  refuse()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).not.toHaveBeenCalled()
  stop()
})

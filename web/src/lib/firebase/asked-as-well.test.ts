import type * as Firestore from 'firebase/firestore'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Hearer, LiveList } from './live-source.ts'

const ask = vi.fn()
const letGo = vi.fn()
/** What Firestore is to answer the question that was asked last. */
let answer: (paths: readonly string[], fromCache?: boolean) => void
vi.mock('../page/visibility.ts', () => ({ onSeenAgain: () => () => {} }))
vi.mock('./own-task.ts', () => ({ inOwnTask: (begin: () => () => void) => begin() }))
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof Firestore>()),
  limit: () => null,
  query: () => null,
  onSnapshot: (_query: unknown, _options: unknown, next: (snapshot: unknown) => void) => {
    ask()
    answer = (paths, fromCache = false) =>
      next({ docs: paths.map((path) => ({ ref: { path } })), metadata: { fromCache } })
    return letGo
  },
}))
const { askedAsWell } = await import('./asked-as-well.ts')

beforeEach(() => {
  vi.useFakeTimers()
  ask.mockClear()
  letGo.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A list whose listener says nothing by itself. */
function silentList() {
  let hearer: Hearer<LiveList<object>> | undefined
  const opened = vi.fn()
  const inner = {
    listen(heard: Hearer<LiveList<object>>) {
      hearer = heard
      opened()
      return () => {}
    },
  }
  const known = { isAnswered: false }
  const source = askedAsWell({} as Firestore.Query, inner, known)
  const listen = () => source.listen({ tell: () => {}, heard: () => {} })
  const hold = (...paths: readonly string[]) =>
    hearer?.tell({
      status: 'ready',
      value: { items: paths.map((path) => ({ path, id: path })), unreadable: [] },
    })
  return {
    listen,
    opened,
    hold,
    known,
    refuse: () => hearer?.tell({ status: 'failed', code: 'permission-denied' }),
  }
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

it('a question that nobody answers is let go of, and asked again', async () => {
  const { listen } = silentList()
  const stop = listen()
  await vi.advanceTimersByTimeAsync(30_000)
  // What the browser holds is no answer.
  answer([], true)
  expect(letGo).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(30_000)
  expect([ask.mock.calls.length, letGo.mock.calls.length]).toEqual([2, 1])
  stop()
  expect(letGo).toHaveBeenCalledTimes(2)
})

it('a list that holds what the answer does not is listened to anew, and one that has less or was told meanwhile is not', async () => {
  const { listen, opened, hold } = silentList()
  const stop = listen()
  hold('a', 'b')
  await vi.advanceTimersByTimeAsync(30_000)
  answer(['a', 'b', 'c'])
  expect(opened).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  hold('a')
  answer([])
  expect(opened).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  answer([])
  expect(opened).toHaveBeenCalledTimes(2)
  stop()
})

it('what the answer finds of a list that was never heard is shown: what the browser holds of it is all there is', async () => {
  const { listen, opened, known } = silentList()
  const stop = listen()
  await vi.advanceTimersByTimeAsync(30_000)
  answer([])
  expect([opened.mock.calls.length, known.isAnswered]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(30_000)
  answer(['a'])
  expect(opened).toHaveBeenCalledTimes(2)
  stop()
})

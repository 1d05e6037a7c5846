import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Pulse, reconnectWaitMs, startHeartbeat } from './heartbeat.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A heartbeat on a network of which the test decides; it is lost from the first silence to the next answer. */
function onNetwork({ ask = () => Promise.resolve(), reach = () => Promise.resolve(true) }: Partial<Pulse>) {
  const reconnects: number[] = []
  const signs: string[] = []
  const reconnect = async () => {
    reconnects.push(Date.now())
  }
  const isLost = () => signs.at(-1)?.startsWith('silent') === true
  const heart = startHeartbeat({ ask, reach, reconnect }, isLost, (sign) =>
    signs.push(`${sign} ${Math.round(Date.now() / 1_000)}`),
  )
  return { reconnects, signs, heart }
}

const never = () => new Promise<void>(() => undefined)

test('while all is well a question is asked every 20 s, and nothing is made anew', async () => {
  const { signs, reconnects, heart } = onNetwork({})
  await vi.advanceTimersByTimeAsync(60_000)
  heart.stop()
  expect(signs).toEqual(['answered 0', 'answered 20', 'answered 40', 'answered 60'])
  expect(reconnects).toEqual([])
})

test('a server that can be reached and never answers is told within 6 s, and is left alone longer each time', async () => {
  const { signs, reconnects, heart } = onNetwork({ ask: never })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  heart.stop()
  expect(signs[0]).toBe('silent 6')
  const gaps = reconnects.slice(1).map((at, index) => at - (reconnects[index] ?? 0))
  expect(reconnects[0]).toBeLessThanOrEqual(12_000)
  expect(gaps[0]).toBeGreaterThanOrEqual(6_000)
  expect(gaps.slice(3).every((gap) => gap >= 45_000)).toBe(true)
  expect(Math.max(...gaps)).toBeLessThanOrEqual(80_000)
})

test('a clock that is set back keeps nobody from connecting anew', async () => {
  const { reconnects, heart } = onNetwork({ ask: never })
  await vi.advanceTimersByTimeAsync(60_000)
  const before = reconnects.length
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  heart.stop()
  expect(reconnects.length).toBeGreaterThan(before + 3)
})

test('a slow network’s answer is told when it comes, and counts', async () => {
  let asked = 0
  const slow = async () => {
    asked += 1
    await new Promise((resolve) => setTimeout(resolve, 15_000))
  }
  const { signs, heart } = onNetwork({ ask: slow })
  // One reconnection costs the first answer; the next question is left the time that it needs.
  await vi.advanceTimersByTimeAsync(40_000)
  heart.stop()
  expect(signs[0]).toBe('silent 6')
  expect(signs.filter((sign) => sign.startsWith('answered')).length).toBeGreaterThan(0)
  expect(asked).toBeLessThanOrEqual(4)
})

test('silence after a question of before does not speak against an answer of now', async () => {
  let asked = 0
  let isLost = false
  const signs: string[] = []
  const pulse = {
    reach: () => Promise.resolve(true),
    ask: () => {
      asked += 1
      return asked === 1 ? never() : Promise.resolve()
    },
    reconnect: () => Promise.resolve(),
  }
  const heart = startHeartbeat(
    pulse,
    () => isLost,
    (sign) => signs.push(sign),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  isLost = true
  await vi.advanceTimersByTimeAsync(3_500)
  isLost = false
  await vi.advanceTimersByTimeAsync(10_000)
  heart.stop()
  expect(signs).toEqual(['answered'])
})

test('once the network is back, it takes no longer than a beat after the shortest wait', async () => {
  let isThere = true
  const { reconnects, heart } = onNetwork({ ask: never, reach: async () => isThere })
  await vi.advanceTimersByTimeAsync(3 * 60_000)
  isThere = false
  await vi.advanceTimersByTimeAsync(20_000)
  const whileAway = reconnects.length
  isThere = true
  await vi.advanceTimersByTimeAsync(4_000)
  heart.stop()
  expect(reconnects).toHaveLength(whileAway + 1)
})

test('what comes after it was stopped is told to nobody', async () => {
  const { signs, heart } = onNetwork({
    ask: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
  })
  await vi.advanceTimersByTimeAsync(500)
  heart.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signs).toEqual([])
})

test('each wait is at most a quarter off its step, and none is over 75 s', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (tries, random) => {
        const step = Math.min(8_000 * 2 ** (tries - 1), 60_000)
        expect(Math.abs(reconnectWaitMs(tries, random) - step)).toBeLessThanOrEqual(step / 4)
      },
    ),
  )
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RightOfWay } from './right-of-way.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const round = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** So many that are no calls, and how many of them went on. */
function manyThatGiveWay(way: RightOfWay, count: number) {
  const passed: number[] = []
  for (let index = 0; index < count; index++) void way.giveWay()?.then(() => passed.push(index))
  return passed
}

it('nothing waits where nobody calls', () => {
  const way = new RightOfWay()
  expect(way.giveWay()).toBeUndefined()
  way.call()()
  expect(way.giveWay()).toBeUndefined()
})

it('what is no call waits until the alerts of all calls are raised, and then goes on in the order in which it came', async () => {
  const way = new RightOfWay()
  const [one, other] = [way.call(), way.call()]
  const passed = manyThatGiveWay(way, 3)
  one()
  one()
  await round()
  expect(passed).toEqual([])
  other()
  await round()
  expect(passed).toEqual([0, 1, 2])
  expect(way.giveWay()).toBeUndefined()
})

it('a call that comes while a flood goes on has it wait again', async () => {
  const way = new RightOfWay()
  const first = way.call()
  const passed = manyThatGiveWay(way, 80)
  first()
  await round()
  const soFar = passed.length
  expect(soFar).toBeGreaterThan(0)
  expect(soFar).toBeLessThan(80)
  const second = way.call()
  await round()
  await round()
  expect(passed).toHaveLength(soFar)
  second()
  while (passed.length < 80) await round()
})

it('what comes while others go on goes on behind them', async () => {
  const way = new RightOfWay()
  const raised = way.call()
  const passed = manyThatGiveWay(way, 80)
  raised()
  const last = way.giveWay()
  expect(last).toBeDefined()
  await last
  expect(passed).toHaveLength(80)
})

it('a call that hangs holds up nothing for longer than its time', async () => {
  const way = new RightOfWay(250)
  way.call()
  const passed = manyThatGiveWay(way, 80)
  await vi.advanceTimersByTimeAsync(249)
  expect(passed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(passed).toHaveLength(80)
})

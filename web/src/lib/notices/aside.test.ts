import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookEveryMs, tellAside } from './aside.ts'
import { dismiss, shownNotices, tell } from './notices.ts'

let isInTheWay = false
let giveUp = () => {}
const tellIt = vi.fn((): number | null => tell({ kind: 'info', text: () => 'begun' }))
const isTold = () => shownNotices().length > 0
const look = () => vi.advanceTimersByTime(lookEveryMs)

beforeEach(() => {
  vi.useFakeTimers()
  tellIt.mockClear()
  for (const { id } of shownNotices()) dismiss(id)
})
afterEach(() => {
  giveUp()
  vi.useRealTimers()
})

const begin = (busy: boolean) => {
  isInTheWay = busy
  giveUp = tellAside(() => isInTheWay, tellIt)
}

test('where nothing is in its way it is told at once, and once', () => {
  begin(false)
  expect(isTold()).toBe(true)
  look()
  for (const { id } of shownNotices()) dismiss(id)
  look()
  expect(isTold()).toBe(false)
  expect(tellIt).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

test('it waits for as long as something is in its way, and is told then', () => {
  begin(true)
  for (let times = 0; times < 100; times += 1) look()
  expect(isTold()).toBe(false)
  isInTheWay = false
  look()
  expect(isTold()).toBe(true)
})

test('what comes into its way takes it off the screen, and it is told anew afterwards', () => {
  begin(false)
  isInTheWay = true
  look()
  expect(isTold()).toBe(false)
  isInTheWay = false
  look()
  expect(isTold()).toBe(true)
})

test('what is given up, or of which nothing is left to be told, is told no more', () => {
  begin(true)
  giveUp()
  isInTheWay = false
  look()
  expect(isTold()).toBe(false)
  tellIt.mockReturnValueOnce(null)
  begin(false)
  look()
  expect(isTold()).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

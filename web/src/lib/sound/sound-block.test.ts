import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asksAgainMs, beginsWithinMs, watchSoundBlock } from './sound-block.ts'

/** A page's sound in a browser that lets it be heard once `allowed`, when it is asked to. */
class Sounding extends EventTarget {
  state = 'suspended'
  allowed = false

  async resume(): Promise<void> {
    if (this.allowed) this.become('running')
  }

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

let sounding: Sounding
let screen: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  sounding = new Sounding()
  screen = new EventTarget()
})
afterEach(() => vi.useRealTimers())

test('a page that begins to sound by itself is never called blocked', () => {
  const told = vi.fn()
  const block = watchSoundBlock(sounding, screen)
  block.watch(told)
  sounding.become('running')
  vi.advanceTimersByTime(10 * beginsWithinMs)
  expect(block.isBlocked()).toBe(false)
  expect(told).not.toHaveBeenCalled()
})

test.each(['pointerup', 'click', 'keydown'])(
  'a page that stays silent is blocked until the first %s',
  (sign) => {
    const told = vi.fn()
    const block = watchSoundBlock(sounding, screen)
    block.watch(told)
    vi.advanceTimersByTime(beginsWithinMs)
    expect(block.isBlocked()).toBe(true)
    expect(told).toHaveBeenCalledTimes(1)
    sounding.allowed = true
    screen.dispatchEvent(new Event(sign))
    expect(block.isBlocked()).toBe(false)
    expect(told).toHaveBeenCalledTimes(2)
  },
)

test('a tap that the browser does not take for one leaves it blocked', () => {
  const block = watchSoundBlock(sounding, screen)
  vi.advanceTimersByTime(beginsWithinMs)
  screen.dispatchEvent(new Event('click'))
  expect(block.isBlocked()).toBe(true)
})

test('a sound that is taken away later, as by a telephone call, is told too', () => {
  const block = watchSoundBlock(sounding, screen)
  sounding.become('running')
  sounding.become('interrupted')
  vi.advanceTimersByTime(beginsWithinMs)
  expect(block.isBlocked()).toBe(true)
  sounding.become('running')
  expect(block.isBlocked()).toBe(false)
})

test('a page that nobody touches sounds again by itself once it may', () => {
  const block = watchSoundBlock(sounding, screen)
  vi.advanceTimersByTime(asksAgainMs)
  expect(block.isBlocked()).toBe(true)
  sounding.allowed = true
  vi.advanceTimersByTime(asksAgainMs)
  expect(block.isBlocked()).toBe(false)
})

test('nobody is told any more once they have stopped watching', () => {
  const told = vi.fn()
  watchSoundBlock(sounding, screen).watch(told)()
  vi.advanceTimersByTime(beginsWithinMs)
  expect(told).not.toHaveBeenCalled()
})

import { beforeEach, expect, test } from 'vitest'
import { watchPresses } from './press-runs.ts'

let screen: EventTarget
let beganAt: ReturnType<typeof watchPresses>
let heardAt: number
beforeEach(() => {
  screen = new EventTarget()
  beganAt = watchPresses(screen, () => heardAt)
})

const happens = (type: string, timeStamp: number, fields: object, late = 0) => {
  heardAt = timeStamp + late
  const event = new Event(type)
  for (const [name, value] of Object.entries({ timeStamp, ...fields }))
    Object.defineProperty(event, name, { value })
  screen.dispatchEvent(event)
}
const tap = (at: number, x = 100) => {
  happens('pointerdown', at, { clientX: x, clientY: 100 })
  return beganAt({ detail: 1, timeStamp: at + 80 })
}
const key = (at: number, name = 'Enter', repeat = false) => {
  happens('keydown', at, { key: name, repeat })
  return beganAt({ detail: 0, timeStamp: at })
}

test('taps in quick succession at one place are one run, however long it lasts', () => {
  expect([0, 300, 700, 1_200].map((at) => tap(at))).toEqual([0, 0, 0, 0])
  expect(tap(1_800)).toBe(1_800)
})

test('a tap elsewhere is a run of its own', () => {
  tap(0)
  expect(tap(200, 300)).toBe(200)
})

test('a finger that stays down long means what was there when it came down', () => {
  happens('pointerdown', 1_000, { clientX: 1, clientY: 1 })
  happens('pointerup', 2_990, {})
  expect(beganAt({ detail: 1, timeStamp: 3_000 })).toBe(1_000)
})

test('Enter twice is one run, and so is a key held down, which begins to repeat late', () => {
  expect([key(0), key(250), key(1_250, 'Enter', true), key(1_280, 'Enter', true)]).toEqual([0, 0, 0, 0])
})

test('the click that a menu makes of an Enter which a busy screen hears late is of that Enter', () => {
  key(0)
  happens('keydown', 250, { key: 'Enter', repeat: false }, 700)
  expect(beganAt({ detail: 0, timeStamp: 951 })).toBe(0)
})

test('a key that leads elsewhere ends the run, and so do keys after a tap', () => {
  key(0)
  key(100, 'Tab')
  expect(key(200)).toBe(200)
  tap(300)
  expect(key(350)).toBe(350)
})

test('the click of a screen reader, without any press, begins as it is made', () => {
  expect(beganAt({ detail: 0, timeStamp: 40 })).toBe(40)
  key(1_000)
  expect(beganAt({ detail: 0, timeStamp: 9_000 })).toBe(9_000)
  tap(10_000)
  expect(beganAt({ detail: 1, timeStamp: 12_000 })).toBe(12_000)
})

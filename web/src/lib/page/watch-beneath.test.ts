import { expect, test } from 'vitest'
import { watchBeneath } from './watch-beneath.ts'

interface Of {
  timeStamp: number
  /** Whether it is on what lies over the page. */
  over?: boolean
  detail?: number
  clientX?: number
  pointerType?: string
}

/** A screen whose clock a test sets. Each press begins a run of its own, unless it says when that began. */
function screenOf() {
  const screen = new EventTarget()
  const clock = { now: 0, began: null as number | null }
  const closes = watchBeneath(screen, {
    beganAt: ({ timeStamp }) => clock.began ?? timeStamp,
    now: () => clock.now,
    isOver: (click) => Reflect.get(click, 'over') === true,
  })
  /** Whether the press still counts. */
  const press = (of: Of): boolean => {
    const click = new Event('click', { cancelable: true })
    const all = { detail: 1, clientX: 307, clientY: 710, pointerType: 'touch', over: false, ...of }
    for (const [name, value] of Object.entries(all)) Object.defineProperty(click, name, { value })
    return screen.dispatchEvent(click)
  }
  const close = (at: number) => {
    clock.now = at
    closes()
  }
  return { clock, press, close }
}

test.each(['touch', 'mouse'])(
  'of a run of presses (%s) that closed something, the rest does nothing beneath it, and the next does',
  (pointerType) => {
    const { clock, press, close } = screenOf()
    press({ timeStamp: 0, over: true, pointerType })
    close(100)
    clock.began = 0
    expect([200, 300].map((timeStamp) => press({ timeStamp, pointerType }))).toEqual([false, false])
    clock.began = 900
    expect(press({ timeStamp: 900, pointerType })).toBe(true)
  },
)

test('where nothing has closed each press counts, and Enter does where the focus is', () => {
  expect(screenOf().press({ timeStamp: 1 })).toBe(true)
  const { clock, press, close } = screenOf()
  press({ timeStamp: 0, over: true })
  close(100)
  clock.began = 0
  expect(press({ timeStamp: 200, detail: 0 })).toBe(true)
})

test('whoever closed it by Back presses what they see, at once and where they pressed before', () => {
  const { clock, press, close } = screenOf()
  press({ timeStamp: 0 })
  close(200)
  clock.began = 0
  expect(press({ timeStamp: 300 })).toBe(true)
})

/** Whether a press still counts that is a run of its own, after a window closed because it was answered. */
function countsAfter(second: Of): boolean {
  const { press, close } = screenOf()
  press({ timeStamp: 0, over: true })
  close(250)
  return press(second)
}

test('a second tap on the button of a window that closed once it was answered does nothing to the bar beneath', () => {
  // Too long after the first to be of its run.
  expect(countsAfter({ timeStamp: 700, clientX: 297 })).toBe(false)
})

test('who taps something else, or there again later, or points by a mouse, is heard', () => {
  expect(countsAfter({ timeStamp: 700, clientX: 207 })).toBe(true)
  expect(countsAfter({ timeStamp: 750 })).toBe(true)
  expect(countsAfter({ timeStamp: 700, pointerType: 'mouse' })).toBe(true)
})

import { expect, test } from 'vitest'
import { watchBeneath } from './watch-beneath.ts'

/** A screen on which presses of a run that began at some time click. */
function screenOf({ closedAt }: { closedAt: number | null }) {
  const screen = new EventTarget()
  let began = 0
  const closes = watchBeneath(screen, { beganAt: () => began, now: () => closedAt ?? 0 })
  if (closedAt !== null) closes()
  return (run: number, detail = 1): boolean => {
    began = run
    return screen.dispatchEvent(clickOf({ detail, timeStamp: 2_000 }))
  }
}

function clickOf(of: Partial<MouseEvent>): Event {
  const click = new Event('click', { cancelable: true })
  const all = { detail: 1, clientX: 0, clientY: 0, ...of }
  for (const [name, value] of Object.entries(all)) Object.defineProperty(click, name, { value })
  return click
}

test('a press that began before something closed does nothing beneath it, and the next does', () => {
  const press = screenOf({ closedAt: 100 })
  expect([press(0), press(0), press(101)]).toEqual([false, false, true])
})

test('where nothing has closed each press counts, and Enter does where the focus is', () => {
  expect(screenOf({ closedAt: null })(0)).toBe(true)
  expect(screenOf({ closedAt: 100 })(0, 0)).toBe(true)
})

/** Whether a press still counts, of a run of its own, so long after the one that something closed some time after. */
function countsAfter({ ms, px, closedAfterMs }: Record<'ms' | 'px' | 'closedAfterMs', number>): boolean {
  const screen = new EventTarget()
  const closes = watchBeneath(screen, { beganAt: ({ timeStamp }) => timeStamp, now: () => closedAfterMs })
  screen.dispatchEvent(clickOf({ timeStamp: 0, clientX: 307, clientY: 710 }))
  closes()
  return screen.dispatchEvent(clickOf({ timeStamp: ms, clientX: 307 - px, clientY: 710 }))
}

test('a second tap on the button of a window that closed once it was answered does nothing to the bar beneath', () => {
  // Too long after the first to be of its run.
  expect(countsAfter({ ms: 700, px: 10, closedAfterMs: 250 })).toBe(false)
})

test('who presses something else, or there again later, is heard', () => {
  expect(countsAfter({ ms: 700, px: 100, closedAfterMs: 250 })).toBe(true)
  expect(countsAfter({ ms: 750, px: 10, closedAfterMs: 250 })).toBe(true)
})

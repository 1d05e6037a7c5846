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
    const click = Object.defineProperty(new Event('click', { cancelable: true }), 'detail', { value: detail })
    return screen.dispatchEvent(click)
  }
}

test('a press that began before something closed does nothing beneath it, and the next does', () => {
  const press = screenOf({ closedAt: 100 })
  expect([press(0), press(0), press(101)]).toEqual([false, false, true])
})

test('where nothing has closed each press counts, and Enter does where the focus is', () => {
  expect(screenOf({ closedAt: null })(0)).toBe(true)
  expect(screenOf({ closedAt: 100 })(0, 0)).toBe(true)
})

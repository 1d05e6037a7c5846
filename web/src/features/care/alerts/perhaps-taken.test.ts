import { beforeEach, expect, test } from 'vitest'
import { perhapsTaken } from './perhaps-taken.ts'

const unanswered = null
const alert = (state: 'open' | 'acknowledged', id = 'a') => ({ id, state })

let perhaps: ReturnType<typeof perhapsTaken>
beforeEach(() => {
  perhaps = perhapsTaken()
})

test.each([
  ['a call that never came back', unanswered, true],
  ['a server that failed in the middle of it', 503, true],
  ['a refusal', 409, false],
])('after %s the alert may be theirs: %#', (_, status, isUnsure) => {
  perhaps.failed('a', status)
  expect(perhaps.some()).toBe(isUnsure)
})

test('as long as the screen shows the alert as it was before, nothing is known of it', () => {
  perhaps.failed('a', unanswered)
  perhaps.hear([alert('open')], true)
  perhaps.hear([], false)
  expect(perhaps.some()).toBe(true)
})

test.each([
  ['is told as taken', [alert('acknowledged')], false],
  ['is over', [alert('open', 'b')], true],
])('it is known again once the alert %s', (_, alerts, isWhole) => {
  perhaps.failed('a', unanswered)
  perhaps.hear(alerts, isWhole)
  expect(perhaps.some()).toBe(false)
})

test('another try that is answered says whose it is', () => {
  perhaps.failed('a', unanswered)
  perhaps.failed('b', unanswered)
  perhaps.answered('a')
  expect(perhaps.some()).toBe(true)
  perhaps.answered('b')
  expect(perhaps.some()).toBe(false)
})

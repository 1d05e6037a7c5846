import { expect, test } from 'vitest'
import { callingUnreadable, newCalls } from './new-calls.ts'

const alert = (id: string, lastCallAt: number, state: 'open' | 'acknowledged' = 'open') => ({
  id,
  lastCallAt,
  state,
})
const said = ({ calls }: ReturnType<typeof newCalls>) => calls.map(({ alert, again }) => [alert.id, again])

test('what nobody had taken before the page was there is said, once; what calls afterwards is too', () => {
  const first = newCalls(null, [alert('old', 5), alert('taken', 5, 'acknowledged')])
  expect(said(first)).toEqual([['old', false]])
  expect(said(newCalls(first.heard, [alert('old', 5), alert('new', 6)]))).toEqual([['new', false]])
})

test('each new call of an open alert is said once more, and no change that is not a call', () => {
  const first = newCalls(null, [alert('a', 5)])
  const repeated = newCalls(first.heard, [alert('a', 7)])
  expect(said(repeated)).toEqual([['a', true]])
  expect(said(newCalls(repeated.heard, [alert('a', 7)]))).toEqual([])
})

test('an alert that somebody is on is silent until it is called again', () => {
  const taken = newCalls(null, [alert('a', 5, 'acknowledged')])
  expect(said(newCalls(taken.heard, [alert('a', 5, 'acknowledged')]))).toEqual([])
  expect(said(newCalls(taken.heard, [alert('a', 9)]))).toEqual([['a', true]])
})

test('an alert that left the list meanwhile, resolved here but not sent yet, is heard when it calls again', () => {
  const first = newCalls(null, [alert('a', 5)])
  const gone = newCalls(first.heard, [])
  expect(said(newCalls(gone.heard, [alert('a', 5)]))).toEqual([])
  expect(said(newCalls(gone.heard, [alert('a', 6)]))).toEqual([['a', true]])
})

test('an alert that cannot be read sounds once, and again when it says that it calls again', () => {
  const spoilt = (said: object) => newCalls(heard, [callingUnreadable({ id: 'spoilt', said })])
  let { heard } = newCalls(null, [])
  const first = spoilt({ times: 'spoilt' })
  expect(said(first)).toEqual([['spoilt', false]])
  heard = first.heard
  expect(said(spoilt({ lastCallAt: 'spoilt' }))).toEqual([])
  expect(said(spoilt({ lastCallAt: 7 }))).toEqual([['spoilt', true]])
})

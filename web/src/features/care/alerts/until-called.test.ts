import { beforeEach, expect, test } from 'vitest'
import { dismiss, shownNotices, tell } from '../../../lib/notices/notices.ts'
import { messagesUntilCalled } from './until-called.ts'

const alert = (id: string, lastCallAt: number, fields = {}) => ({
  id,
  path: `establishments/home/alerts/${id}`,
  state: 'open' as const,
  lastCallAt,
  beneficiaryId: 'roy',
  room: '214',
  ...fields,
})
const resolved = alert('a', 5)

let messages: ReturnType<typeof messagesUntilCalled>
beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  messages = messagesUntilCalled()
  messages.hear([resolved, alert('falling', 7)])
})

const tellDone = (heard = messages.known()) =>
  messages.keep(tell({ kind: 'success', text: () => 'done' }), resolved, heard)
const isShown = () => shownNotices().length > 0

test('what was done stays told while nobody calls anew, whatever else of theirs is open', () => {
  tellDone()
  messages.hear([alert('falling', 7)])
  messages.hear([alert('falling', 7), alert('taken', 9, { state: 'acknowledged' })])
  messages.hear([alert('b', 9, { beneficiaryId: 'girard', room: '215' })])
  messages.hear([alert('c', 9, { path: 'establishments/other/alerts/c' })])
  expect(isShown()).toBe(true)
})

test.each([
  ['the resident', alert('b', 9, { room: '' })],
  ['somebody else of their room', alert('b', 9, { beneficiaryId: 'girard' })],
  ['an alert of theirs that was open, once more', alert('falling', 9)],
])('a new call takes it away: of %s', (_, call) => {
  tellDone()
  messages.hear([call])
  expect(isShown()).toBe(false)
})

test('a call that is heard before the server answers keeps it from being told', () => {
  const heard = messages.known()
  messages.hear([alert('b', 9)])
  tellDone(heard)
  expect(isShown()).toBe(false)
})

test('one that gave way to what failed is not looked after in the place of the one that stands', () => {
  tellDone()
  const [stands] = shownNotices()
  tell({ kind: 'error', text: () => 'failed' })
  const dropped = tell({ kind: 'success', text: () => 'done too' })
  messages.keep(dropped, alert('c', 5, { beneficiaryId: 'girard', room: '215' }), messages.known())
  messages.hear([alert('b', 9)])
  expect(shownNotices()).not.toContain(stands)
})

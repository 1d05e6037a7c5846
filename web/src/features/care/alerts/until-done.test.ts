import { beforeEach, expect, test } from 'vitest'
import { dismiss, shownNotices, tell } from '../../../lib/notices/notices.ts'
import { messagesUntilDone } from './until-done.ts'

const open = { id: 'a', state: 'open' as const, acknowledgedBy: null }
const takenBy = (uid: string) => ({
  id: 'a',
  state: 'acknowledged' as const,
  acknowledgedBy: { uid, name: uid },
})
const other = { ...open, id: 'b' }

let messages: ReturnType<typeof messagesUntilDone>
beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  messages = messagesUntilDone('me')
  messages.hear([open, other], true)
})

const tellFailed = (asked: 'acknowledged' | 'resolved', id = 'a', why = '') =>
  messages.keep(tell({ kind: 'error', text: () => `failed: ${id} ${why}` }), id, asked)
const isShown = () => shownNotices().length > 0

test('that an alert could not be taken is not told any more once it is theirs', () => {
  tellFailed('acknowledged')
  messages.hear([takenBy('somebody'), other], true)
  expect(isShown()).toBe(true)
  messages.hear([takenBy('me'), other], true)
  expect(isShown()).toBe(false)
})

test('that an alert could not be resolved is told until it is over, however it was taken', () => {
  tellFailed('resolved')
  messages.hear([takenBy('me'), other], true)
  expect(isShown()).toBe(true)
  messages.hear([other], true)
  expect(isShown()).toBe(false)
})

test('each of several that failed is told until it is done', () => {
  tellFailed('resolved', 'a')
  tellFailed('acknowledged', 'b')
  messages.hear([other], true)
  expect(shownNotices().map(({ text }) => text())).toEqual(['failed: b '])
  messages.hear([{ ...takenBy('me'), id: 'b' }], true)
  expect(isShown()).toBe(false)
})

test('of two tries the latest is told', () => {
  tellFailed('resolved', 'a', 'the network')
  tellFailed('resolved', 'a', 'the server')
  expect(shownNotices().map(({ text }) => text())).toEqual(['failed: a the server'])
})

test('an alert that is not seen because not all can be is not taken for over', () => {
  tellFailed('resolved')
  messages.hear([other], false)
  expect(isShown()).toBe(true)
  expect(messages.isDone('a', 'resolved')).toBe(false)
})

test('what was done by then is known before anybody is told that it failed', () => {
  messages.hear([takenBy('me'), other], true)
  expect(messages.isDone('a', 'acknowledged')).toBe(true)
  expect(messages.isDone('a', 'resolved')).toBe(false)
  expect(messages.isDone('b', 'acknowledged')).toBe(false)
})

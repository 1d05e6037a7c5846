import { beforeEach, expect, test } from 'vitest'
import { dismiss, shownNotices, tell } from '../../../lib/notices/notices.ts'
import { messagesWhileSeen } from './while-seen.ts'

const about = { path: 'establishments/home/alerts/a', beneficiaryId: 'roy' }

let messages: ReturnType<typeof messagesWhileSeen>
beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  messages = messagesWhileSeen()
})

const tellOf = (words: string) => messages.keep(tell({ kind: 'error', text: () => words }), about)
const shown = () => shownNotices().map(({ text }) => text())

test.each([
  ['every home', { eid: null }],
  ['their home', { eid: 'home', bid: null }],
  ['the resident', { eid: 'home', bid: 'roy' }],
])('what is told of a resident stays for who may see the alerts of %s', (_, watched) => {
  messages.see([{ eid: 'other', bid: null }, watched])
  tellOf('one')
  messages.see([watched])
  expect(shown()).toEqual(['one'])
})

test.each([
  ['none', []],
  ['another home', [{ eid: 'other', bid: null }]],
  ['another resident', [{ eid: 'home', bid: 'girard' }]],
])('it goes, and comes no more, once they may see the alerts of %s', (_, left) => {
  messages.see([{ eid: 'home', bid: null }])
  tellOf('one')
  tellOf('two')
  messages.see(left)
  expect(shown()).toEqual([])
  tellOf('three')
  expect(shown()).toEqual([])
})

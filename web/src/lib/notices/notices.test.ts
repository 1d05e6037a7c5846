import { beforeEach, expect, test } from 'vitest'
import { dismiss, shownNotice, tell } from './notices.ts'

beforeEach(() => {
  const left = shownNotice()
  if (left) dismiss(left.id)
})

const shown = () => shownNotice()?.text()
const undo = { label: () => 'Annuler', act: () => undefined }

test('the latest message takes the place of the one before', () => {
  tell({ kind: 'success', text: () => 'one' })
  tell({ kind: 'success', text: () => 'two' })
  expect(shown()).toBe('two')
  tell({ kind: 'error', text: () => 'three' })
  tell({ kind: 'info', text: () => 'four' })
  expect(shown()).toBe('four')
})

test('that something went well hides no failure and nothing that can be undone', () => {
  const failure = tell({ kind: 'error', text: () => 'failed' })
  tell({ kind: 'success', text: () => 'went well' })
  expect(shown()).toBe('failed')
  dismiss(failure)
  expect(shown()).toBeUndefined()
  tell({ kind: 'info', text: () => 'about to', action: undo })
  tell({ kind: 'success', text: () => 'went well' })
  expect(shown()).toBe('about to')
})

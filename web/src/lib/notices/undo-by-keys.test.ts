import { beforeEach, expect, test } from 'vitest'
import { dismiss, shownNotices, tell, undoable } from './notices.ts'
import { asksToUndo } from './undo-by-keys.ts'

beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
})

const plain = { key: 'z', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false, repeat: false }

test('Ctrl+Z asks to undo, and so does ⌘Z; nothing else does, nor the same one held down', () => {
  expect(asksToUndo(plain)).toBe(true)
  expect(asksToUndo({ ...plain, key: 'Z' })).toBe(true)
  expect(asksToUndo({ ...plain, ctrlKey: false, metaKey: true })).toBe(true)
  for (const other of [
    { ctrlKey: false },
    { shiftKey: true },
    { altKey: true },
    { metaKey: true },
    { repeat: true },
    { key: 'y' },
  ])
    expect(asksToUndo({ ...plain, ...other })).toBe(false)
})

test('what can be undone is found beside a failure, and what a failure offers is no undoing', () => {
  const act = () => undefined
  tell({ kind: 'error', text: () => 'not loaded', action: { label: () => 'Recharger', act } })
  expect(undoable()).toBeUndefined()
  tell({ kind: 'success', text: () => 'done', action: { label: () => 'Annuler', act } })
  expect(undoable()?.text()).toBe('done')
  for (const { id } of shownNotices()) dismiss(id)
  expect(undoable()).toBeUndefined()
})

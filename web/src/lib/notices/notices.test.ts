import { beforeEach, expect, test } from 'vitest'
import { dismiss, isShown, shownNotices, tell, undoable } from './notices.ts'

beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
})

const shown = () => shownNotices().map(({ text }) => text())
const undo = { label: () => 'Annuler', act: () => undefined }
const tellError = (words: string) => tell({ kind: 'error', text: () => words })
const tellSuccess = (words: string) => tell({ kind: 'success', text: () => words })

test('of what is no failure the latest takes the place of the one before', () => {
  tellSuccess('one')
  tellSuccess('two')
  expect(shown()).toEqual(['two'])
  tell({ kind: 'info', text: () => 'three' })
  expect(shown()).toEqual(['three'])
  tell({ kind: 'info', text: () => 'four', action: undo })
  expect(shown()).toEqual(['four'])
})

test('a failure stays beside another, and beside what can be undone, until each is taken away', () => {
  const first = tellError('first')
  tell({ kind: 'info', text: () => 'about to', action: undo })
  const second = tellError('second')
  expect(shown()).toEqual(['first', 'second', 'about to'])
  dismiss(first)
  expect(shown()).toEqual(['second', 'about to'])
  dismiss(second)
  expect(shown()).toEqual(['about to'])
})

test('of more failures than there is room for the oldest goes', () => {
  for (const words of ['one', 'two', 'three', 'four']) tellError(words)
  expect(shown()).toEqual(['two', 'three', 'four'])
})

const tellToSee = (words: string, about = words) =>
  tell({
    ...{ kind: 'error', about, text: () => words, lastsMs: 24 * 3_600_000 },
    action: { label: () => 'Réessayer', act: () => undefined },
  })

test('a failure that can be seen to is pushed out by none, and what passes by itself gives way first', () => {
  tellError('passing')
  for (const words of ['one', 'two', 'three', 'four']) tellToSee(words)
  expect(shown()).toEqual(['one', 'two', 'three', 'four'])
  for (const words of ['passing', 'latest']) tellError(words)
  expect(shown()).toEqual(['one', 'two', 'three', 'four', 'latest'])
})

test('of what can be seen to the same is told once, by what it is about, and goes once that went well', () => {
  tellToSee('Pilule', 'morning')
  tellToSee('Pilule', 'evening')
  tellToSee('Pilule, no network', 'morning')
  expect(shown()).toEqual(['Pilule', 'Pilule, no network'])
  tell({ kind: 'success', about: 'evening', text: () => 'done' })
  expect(shown()).toEqual(['Pilule, no network', 'done'])
})

test('the same failure once more stands there once, as the latest', () => {
  tellError('one')
  tellError('two')
  const again = tellError('one')
  expect(shown()).toEqual(['two', 'one'])
  dismiss(again)
  expect(shown()).toEqual(['two'])
})

test('that something went well hides no failure and nothing that can be undone', () => {
  const failure = tellError('failed')
  tellSuccess('went well')
  expect(shown()).toEqual(['failed'])
  dismiss(failure)
  expect(shown()).toEqual([])
  tell({ kind: 'info', text: () => 'about to', action: undo })
  tellSuccess('went well')
  expect(shown()).toEqual(['about to'])
})

test('what goes well is told beside a failure that waits to be seen to, and what went well before a failure does not stand for it', () => {
  tell({ kind: 'error', text: () => 'dose not noted', lastsMs: 86_400_000, action: undo })
  tellSuccess('saved')
  tellSuccess('invited')
  expect(shown()).toEqual(['dose not noted', 'invited'])
  tell({ kind: 'error', text: () => 'failed just now' })
  tellSuccess('withdrawn')
  expect(shown()).toEqual(['dose not noted', 'failed just now'])
})

test('what went well after it had failed is told in the place of that failure, beside others', () => {
  tell({ kind: 'error', about: 'note', text: () => 'not saved' })
  tellError('another')
  tell({ kind: 'success', about: 'another note', text: () => 'of no concern' })
  expect(shown()).toEqual(['not saved', 'another'])
  tell({ kind: 'success', about: 'note', text: () => 'saved' })
  expect(shown()).toEqual(['another', 'saved'])
})

test('a failure that is over goes, also where what can be undone stays', () => {
  tell({ kind: 'error', about: 'note', text: () => 'not saved' })
  tell({ kind: 'info', text: () => 'about to', action: undo })
  tell({ kind: 'success', about: 'note', text: () => 'saved' })
  expect(shown()).toEqual(['about to'])
})

test('what went well and can be undone stands beside a failure, and takes the place of another such', () => {
  tellError('failed')
  tell({ kind: 'success', text: () => 'one', action: undo })
  tell({ kind: 'success', text: () => 'two', action: undo })
  tellSuccess('went well')
  expect(shown()).toEqual(['failed', 'two'])
})

test('what went well and can be undone hides nothing that is about to be done', () => {
  tell({ kind: 'info', text: () => 'about to', action: undo })
  tell({ kind: 'success', text: () => 'one', action: undo })
  expect(shown()).toEqual(['about to'])
})

test('what is undone by keys is what was done last, or nothing where its own message gave way', () => {
  const resolving = tell({ kind: 'info', text: () => 'about to', action: undo })
  expect(undoable()?.id).toBe(resolving)
  tell({ kind: 'success', text: () => 'done', action: undo })
  expect(isShown(resolving)).toBe(true)
  expect(undoable()).toBeUndefined()
})

test('what went well takes the place of the offer to undo what was done before to the same thing, and of no other', () => {
  tell({ kind: 'success', text: () => 'given', about: 'button', action: undo })
  tell({ kind: 'success', text: () => 'another gone', about: 'pad' })
  expect(shown()).toEqual(['given'])
  tell({ kind: 'success', text: () => 'gone', about: 'button' })
  expect(shown()).toEqual(['gone'])
  expect(undoable()).toBeUndefined()
})

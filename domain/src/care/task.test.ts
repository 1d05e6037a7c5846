import { expect, test } from 'vitest'
import { isRelatives, taskName } from './task.ts'

test('a task goes by its title', () => {
  expect(taskName({ title: 'Insuline', description: '10 unités' })).toBe('Insuline')
})

test('without one it goes by all lines of a short description', () => {
  expect(taskName({ title: '', description: 'Ne pas donner\nl’insuline' })).toBe('Ne pas donner l’insuline')
})

test('a long description is cut after a word, which shows: half of a dose is another dose', () => {
  const description = `${'mot '.repeat(27)}donner à 500 mg par prise`
  // It would end between the zeros of 500.
  expect(taskName({ title: '', description })).toBe(`${'mot '.repeat(27)}donner à…`)
})

test('a task says what a relative says by who said it last, and by who added it where nobody said anything else since', () => {
  const said = (isRelative?: true) => ({ uid: 'a', name: 'Alice', at: 1, isRelative })
  expect([isRelatives({}), isRelatives({ addedByRelative: true })]).toEqual([false, true])
  expect(isRelatives({ addedByRelative: true, saidBy: said() })).toBe(false)
  expect(isRelatives({ saidBy: said(true) })).toBe(true)
})

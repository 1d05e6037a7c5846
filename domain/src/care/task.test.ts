import { expect, test } from 'vitest'
import { taskName } from './task.ts'

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

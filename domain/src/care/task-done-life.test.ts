import { expect, test } from 'vitest'
import { access } from '../people/access.fixture.ts'
import { roles } from '../people/roles.ts'
import { undoableDoneMs, whyNotUndone } from './task-done-life.ts'

const { ADMIN, ADMIN_ESTABLISHMENT, NURSE, READ_WRITE } = roles
const at = 1_780_000_000_000
const nurse = access(NURSE, READ_WRITE)

test('whoever said that something was done takes it back for a day', () => {
  expect(whyNotUndone(nurse, { by: 'me', at }, at + undoableDoneMs)).toBeNull()
  expect(whyNotUndone(nurse, { by: 'me', at }, at + undoableDoneMs + 1)).toBe('taskUndoOver')
})

test('a colleague does not; who administers the home does, as long', () => {
  const director = access(ADMIN_ESTABLISHMENT, ADMIN)
  expect(whyNotUndone(nurse, { by: 'alice', at }, at)).toBe('taskDoneByOther')
  expect(whyNotUndone(access(ADMIN_ESTABLISHMENT, READ_WRITE), { by: 'alice', at }, at)).toBe(
    'taskDoneByOther',
  )
  expect(whyNotUndone(director, { by: 'alice', at }, at)).toBeNull()
  expect(whyNotUndone(director, { by: 'alice', at }, at + undoableDoneMs + 1)).toBe('taskUndoOver')
})

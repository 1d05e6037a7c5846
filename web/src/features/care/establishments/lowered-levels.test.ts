import { type RoleId, roles } from '@vigie/domain/people/roles'
import { beforeEach, expect, test } from 'vitest'
import { dismiss, shownNotices } from '../../../lib/notices/notices.ts'
import { loweredLevels } from './lowered-levels.ts'

const { NURSE, READ_ONLY, READ_WRITE } = roles
const at = (level: RoleId | null, id = 'home') => ({ id, name: id, level })

beforeEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
})

/** What stands on the screen after the levels of one home, one after the other. */
function shownAfter(...levels: (RoleId | null)[]) {
  const lowered = loweredLevels()
  for (const level of levels) lowered.hear([at(level)])
  return shownNotices().map(({ kind }) => kind)
}

test('it is said to whoever wrote that they may only read from now on', () => {
  expect(shownAfter(READ_WRITE, READ_ONLY)).toEqual(['info'])
})

test.each([
  ['only reads from the start', [READ_ONLY]],
  ['was let in to read', [null, READ_ONLY]],
  ['has written all along', [READ_WRITE, READ_WRITE]],
  ['has another level', [NURSE, READ_ONLY]],
] as const)('nothing is said to whoever %s', (_, levels) => {
  expect(shownAfter(...levels)).toEqual([])
})

test('it goes once the level is taken away: that they may read is not true either', () => {
  expect(shownAfter(READ_WRITE, READ_ONLY, null)).toEqual([])
  const lowered = loweredLevels()
  for (const homes of [[at(READ_WRITE)], [at(READ_ONLY)], []]) lowered.hear(homes)
  expect(shownNotices()).toEqual([])
})

test.each([
  ['at once', [READ_WRITE, READ_ONLY, READ_WRITE]],
  ['after none', [READ_WRITE, READ_ONLY, null, READ_WRITE]],
] as const)('once the level was put right, %s, it gives way to that they may write again', (_, levels) => {
  expect(shownAfter(...levels)).toEqual(['success'])
})

test('what is said of one home stays while another changes', () => {
  const lowered = loweredLevels()
  lowered.hear([at(READ_WRITE), at(READ_WRITE, 'other')])
  lowered.hear([at(READ_ONLY), at(READ_WRITE, 'other')])
  lowered.hear([at(READ_ONLY), at(null, 'other')])
  expect(shownNotices().map(({ kind }) => kind)).toEqual(['info'])
})

import { expect, test } from 'vitest'
import { aboutSchema, homeStateWave, isOfHomeState } from './about.ts'

test('a message that tells what a home was made is of the home, and any other of an account is of that', () => {
  const waveId = homeStateWave('5f1c')
  const about = aboutSchema.parse({ kind: 'account', uid: 'nadia', waveId })
  expect(isOfHomeState(about)).toBe(true)
  expect(isOfHomeState({ ...about, waveId: 'a5f1c' })).toBe(false)
  expect(isOfHomeState({ kind: 'notice', noticeId: 'n', waveId })).toBe(false)
})

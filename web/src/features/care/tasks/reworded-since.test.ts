import { expect, test, vi } from 'vitest'

vi.mock('../../../lib/firebase/auth.ts', () => ({ idToken: vi.fn() }))
vi.mock('../../../lib/session/leave-session.ts', () => ({ leaveSession: vi.fn() }))
const { ApiError } = await import('../../../lib/api/api-client.ts')
const { rewordedSince } = await import('./reworded-since.ts')

const read = { title: 'Insuline 10 U', description: 'Sous la peau du ventre' }
const refused = (current: object, code = 'taskReworded') =>
  new ApiError('Reformulée', 409, true, null, current, code)

test('what is told of a task that was reworded is what differs from what was read', () => {
  expect(rewordedSince(refused({ ...read, title: 'Insuline 4 U' }), read)).toBe('Insuline 4 U')
  expect(rewordedSince(refused({ ...read, description: 'Dans la cuisse' }), read)).toBe('Dans la cuisse')
  expect(rewordedSince(refused({ ...read, title: '' }), read)).toBe('Sous la peau du ventre')
})

test('any other failure tells nothing of it', () => {
  expect(rewordedSince(refused(read, 'taskNotDue'), read)).toBeNull()
  expect(rewordedSince(refused({}), read)).toBeNull()
  expect(rewordedSince(new Error('no network'), read)).toBeNull()
})

import { keptMs } from '@vigie/domain/retention'
import { expect, test, vi } from 'vitest'

const add = vi.fn()
vi.mock('./firestore.ts', () => ({
  firestore: () => ({ collection: (name: string) => ({ add: (kept: object) => add(name, kept) }) }),
}))
const { keepAccountRequest } = await import('./account-requests.ts')

test('what was asked at an address says until when it is kept, should it never be done', async () => {
  const request = {
    kind: 'password',
    asked: { email: 'luc@vigie.example', locale: 'fr' },
    at: 1_000,
    address: '203.0.113.9',
  } as const
  await keepAccountRequest(request)
  const expireAt = new Date(1_000 + keptMs.accountRequests)
  expect(add).toHaveBeenCalledExactlyOnceWith('accountRequests', { ...request, expireAt })
})

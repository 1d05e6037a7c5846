import type { Transaction } from '@google-cloud/firestore'
import { expect, test, vi } from 'vitest'

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }))
vi.mock('./auth-users.ts', () => ({ verifiedEmailOf: async () => Promise.reject(new Error('unavailable')) }))
vi.mock('./firestore.ts', () => {
  const query = (asked: readonly unknown[]): object => ({
    asked,
    where: (...more: unknown[]) => query([...asked, more.at(-1)]),
  })
  return { firestore: () => ({ doc: (path: string) => ({ path }), collection: () => query([]) }) }
})
const { readWaiting } = await import('./waiting-invitations.ts')

test('a right is taken where Auth does not answer, with what waits at the address of the profile', async () => {
  const get = async (one: { path?: string; asked?: readonly unknown[] }) =>
    one.path
      ? { exists: true, ref: one, data: () => ({ email: 'Luc@vigie.example' }) }
      : {
          docs: [
            { id: `at ${one.asked?.at(-1)}`, ref: one, exists: true, data: () => ({ beneficiaryIds: [] }) },
          ],
        }
  const found = await readWaiting({ get } as unknown as Transaction, 'home', 'luc')
  expect(found).toEqual([{ iid: 'at luc@vigie.example', email: 'luc@vigie.example', beneficiaryIds: [] }])
})

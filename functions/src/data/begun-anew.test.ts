import { expect, it, vi } from 'vitest'
import { begunAnew } from './begun-anew.ts'

const failure = (code: number, message: string) => Object.assign(new Error(message), { code })
const ended = failure(3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.')

it('begins a transaction anew that was ended while it was reading, and gives up one that is each time', async () => {
  const once = vi.fn().mockRejectedValueOnce(ended).mockResolvedValue('done')
  expect(await begunAnew(once)).toBe('done')
  const always = vi.fn().mockRejectedValue(ended)
  await expect(begunAnew(always)).rejects.toBe(ended)
  expect(always).toHaveBeenCalledTimes(5)
})

it.each([
  ['of another argument', failure(3, '3 INVALID_ARGUMENT: A document id is too long.')],
  ['that the client begins anew itself', failure(10, '10 ABORTED: Transaction is invalid or closed.')],
])('begins none anew that failed because %s', async (_, error) => {
  const attempt = vi.fn().mockRejectedValue(error)
  await expect(begunAnew(attempt)).rejects.toBe(error)
  expect(attempt).toHaveBeenCalledTimes(1)
})

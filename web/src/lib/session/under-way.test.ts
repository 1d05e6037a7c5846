import { expect, test, vi } from 'vitest'
import { beforeSignOut, whenAnswered } from './under-way.ts'

test('a sign-out waits for all that is under way, also for what is asked meanwhile, whatever becomes of it', async () => {
  const [first, meanwhile] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  beforeSignOut(first.promise)
  const left = vi.fn()
  const leaving = whenAnswered().then(left)
  beforeSignOut(meanwhile.promise)
  first.reject(new Error('refused'))
  await expect(first.promise).rejects.toThrow('refused')
  await Promise.resolve()
  expect(left).not.toHaveBeenCalled()
  meanwhile.resolve()
  await leaving
  expect(left).toHaveBeenCalledOnce()
})

test('a sign-out goes on at once where nothing is under way', async () => {
  beforeSignOut(Promise.resolve())
  await whenAnswered()
  await whenAnswered()
})

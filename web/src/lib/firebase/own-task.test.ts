import { expect, it, vi } from 'vitest'
import { inOwnTask } from './own-task.ts'

it('begins once, not at once, and ends what it began', async () => {
  const done: string[] = []
  const end = inOwnTask(() => {
    done.push('begun')
    return () => done.push('ended')
  })
  expect(done).toEqual([])
  await vi.waitFor(() => expect(done).toEqual(['begun']))
  end()
  expect(done).toEqual(['begun', 'ended'])
})

it('does not begin what was ended before', async () => {
  const begin = vi.fn(() => () => {})
  inOwnTask(begin)()
  const after = vi.fn(() => () => {})
  inOwnTask(after)
  await vi.waitFor(() => expect(after).toHaveBeenCalled())
  expect(begin).not.toHaveBeenCalled()
})

import { expect, test } from 'vitest'
import { code } from './code.ts'

test('what was loaded is there at once, and what could not be is asked for anew', async () => {
  let isReachable = false
  const page = code(async () => {
    if (!isReachable) throw new Error('no network')
    return { default: 'page' }
  })
  await expect(page()).rejects.toThrow('no network')
  expect(page.there()).toBeNull()
  isReachable = true
  const loading = page()
  expect(page.there()).toBeNull()
  expect(page.there()).not.toBe(await loading)
  expect(page.there()).toEqual({ default: 'page' })
})

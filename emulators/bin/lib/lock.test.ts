import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => rmSync(folder, { recursive: true }))

test('two that want the same lock run one after the other', async () => {
  const file = join(folder, 'deeper', 'setup.lock')
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    steps.push(`${name} ends`)
  }
  await Promise.all([withLock(file, work('one')), withLock(file, work('other'))])
  expect(steps).toEqual(['one begins', 'one ends', 'other begins', 'other ends'])
})

test('a lock of a process that is gone is taken over', async () => {
  const file = join(folder, 'setup.lock')
  // Process ids stay below 2^22 on Linux and below 100,000 on macOS.
  writeFileSync(file, '99999999')
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('a lock of a process whose id another one has by now is taken over', async () => {
  const file = join(folder, 'setup.lock')
  writeFileSync(file, `${process.pid} long ago`)
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('a lock that was cut off before it was written is taken over', async () => {
  const file = join(folder, 'setup.lock')
  writeFileSync(file, '')
  utimesSync(file, new Date(0), new Date(0))
  expect(await withLock(file, async () => 'done')).toBe('done')
})

test('a failure releases the lock', async () => {
  const file = join(folder, 'setup.lock')
  await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(file)).toBe(false)
})

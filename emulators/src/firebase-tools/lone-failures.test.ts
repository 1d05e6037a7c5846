import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('a failure that nobody waits for is told, and ends nothing', () => {
  const failing = "Promise.reject(new Error('broken off')); setTimeout(() => console.log('goes on'), 10)"
  const preload = join(import.meta.dirname, 'lone-failures.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, '--eval', failing], {
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'goes on\n' })
  expect(stderr).toContain('Error: broken off')
})

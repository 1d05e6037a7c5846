import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashInputs } from './input-hash.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'inputs-'))
  mkdirSync(join(root, 'web/src'), { recursive: true })
  mkdirSync(join(root, 'web/dist'))
  writeFileSync(join(root, 'web/src/main.ts'), 'one')
})
afterEach(() => rmSync(root, { recursive: true }))

const hash = () => hashInputs(root, ['web', 'not-there'], ['web/dist'])

test('stays while nothing changes but the result', () => {
  const before = hash()
  writeFileSync(join(root, 'web/dist/main.js'), 'built')
  expect(hash()).toBe(before)
})

test.each([
  ['another content', () => writeFileSync(join(root, 'web/src/main.ts'), 'two')],
  ['another file', () => writeFileSync(join(root, 'web/src/more.ts'), '')],
  ['another name', () => renameSync(join(root, 'web/src/main.ts'), join(root, 'web/src/start.ts'))],
])('%s changes it', (_, change) => {
  const before = hash()
  change()
  expect(hash()).not.toBe(before)
})

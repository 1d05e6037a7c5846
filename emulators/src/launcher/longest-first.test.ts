import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rootFolder } from '../../bin/lib/folders.mjs'
import { longest } from './longest-first.ts'

it.each(longest)('%s is there to be begun first', (file) => {
  expect(existsSync(join(rootFolder, file))).toBe(true)
})

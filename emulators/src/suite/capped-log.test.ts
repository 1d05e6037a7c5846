import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cappedLog } from './capped-log.ts'

test('keeps the last lines and never more than twice the limit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const file = join(folder, 'suite.log')
  const log = cappedLog(file, 100)
  for (let number = 0; number < 1000; number += 1) log.write(`line ${number}`)
  log.close()
  const kept = readFileSync(`${file}.1`, 'utf8') + readFileSync(file, 'utf8')
  expect(kept).toMatch(/line 998\nline 999\n$/)
  expect(kept.length).toBeLessThan(250)
  rmSync(folder, { recursive: true })
})

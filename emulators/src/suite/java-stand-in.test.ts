import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rootFolder } from '../../bin/lib/folders.mjs'

const folder = mkdtempSync(join(tmpdir(), 'stand in '))
afterAll(() => rmSync(folder, { recursive: true }))
const echo = join(folder, 'echo')
writeFileSync(echo, '#!/bin/sh\nfor argument; do echo "[$argument]"; done\n')
chmodSync(echo, 0o755)

const run = (program: string, args: string[], environment: Record<string, string> = {}) =>
  spawnSync(join(rootFolder, 'emulators/bin', program), args, {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })

test('says a version that firebase-tools takes', () => {
  const { stderr, status } = run('java', ['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version'])
  // The expression firebase-tools reads it with, and its minimum.
  expect(Number(/version "([1-9][0-9]*)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21)
  expect(status).toBe(0)
})

test('runs the "jar" with its own arguments', () => {
  const { stdout } = run('java', ['-Duser.language=en', '-jar', echo, '--rules', 'a b.rules'])
  expect(stdout).toBe('[--rules]\n[a b.rules]\n')
})

test("Google's Firestore never hears of the database edition, and its process is known", () => {
  const processes = join(folder, 'processes')
  const { stdout, pid } = run(
    'firestore-google',
    ['--host', '127.0.0.1', '--database-edition', 'standard', '--rules', 'a b.rules'],
    { VIGIE_JAVA: echo, VIGIE_FIRESTORE_PROGRAM: 'firestore.jar', VIGIE_PROCESSES: processes },
  )
  const lines = stdout.trim().split('\n')
  expect(lines.slice(lines.indexOf('[start]'))).toEqual([
    '[start]',
    '[--host]',
    '[127.0.0.1]',
    '[--rules]',
    '[a b.rules]',
  ])
  expect(readFileSync(processes, 'utf8')).toBe(`${pid}\n`)
})

import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
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

test("Google's Pub/Sub ends at once when interrupted, before firebase-tools loses patience", async () => {
  const processes = join(folder, 'pubsub processes')
  const stubborn = join(folder, 'stubborn')
  writeFileSync(stubborn, '#!/bin/sh\ntrap "" INT TERM\necho up\nexec sleep 60\n')
  chmodSync(stubborn, 0o755)
  const wrapper = spawn(join(rootFolder, 'emulators/bin/pubsub-google'), ['--port=1'], {
    env: {
      ...process.env,
      VIGIE_PUBSUB_PROGRAM: stubborn,
      VIGIE_JAVA_FOLDER: '/',
      VIGIE_PROCESSES: processes,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const closed = once(wrapper, 'close')
  await once(wrapper.stdout, 'data')
  await vi.waitFor(() => expect(readFileSync(processes, 'utf8').split('\n')).toHaveLength(3), {
    timeout: 60_000,
  })
  wrapper.kill('SIGINT')
  // Closed means that nobody holds its output any more: the emulator is gone too.
  expect(await closed).toEqual([0, null])
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rootFolder } from '../../bin/lib/folders.mjs'

let folder: string
let log: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saving-'))
  log = join(folder, 'suite.log')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A command whose suite saves when it is stopped, as far as its log says. */
const program = `
import { runUntilStopped } from './emulators/src/launcher/run-until-stopped.ts'
import { assertSaved } from './emulators/src/suite/assert-saved.ts'
await runUntilStopped(async () => {
  console.log('Ready')
  setInterval(() => {}, 60_000)
  const stop = async () => assertSaved(process.env.SUITE_LOG)
  return { ended: new Promise(() => {}), stop, kill() {} }
})`

/** How it ends after Ctrl-C, and all that it said. */
async function stopped(command: ChildProcess): Promise<{ code: number | null; said: string }> {
  let said = ''
  const ended = once(command, 'close')
  for (const stream of [command.stdout, command.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk
      // It is ready once, and asked to stop once.
      if (String(chunk).includes('Ready')) command.kill('SIGINT')
    })
  }
  const [code] = await ended
  return { code, said }
}

const start = () =>
  spawn(join(rootFolder, 'node_modules/.bin/node'), ['--input-type=module', '-e', program], {
    cwd: rootFolder,
    env: { ...process.env, SUITE_LOG: log },
  })

test('a command whose data could not be saved on Ctrl-C says so, and what is kept, and fails', async () => {
  writeFileSync(log, 'i  emulators: Received SIGINT (Ctrl-C) for the first time.\n')
  const { code, said } = await stopped(start())
  expect(said).toMatch(/could not be saved; what was there before is kept \(see .*suite\.log\)/)
  expect(said).not.toContain('Stopped.')
  expect(code).toBe(1)
})

test('a command whose data was saved on Ctrl-C ends well', async () => {
  writeFileSync(log, '✔  Export complete\n')
  const { code, said } = await stopped(start())
  expect(said).toMatch(/Stopping.*\nStopped\.\n$/)
  expect(code).toBe(0)
})

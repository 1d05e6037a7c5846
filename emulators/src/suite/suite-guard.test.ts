import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rootFolder } from '../../bin/lib/folders.mjs'

let folder: string
let leader: ChildProcess
let emulator: ChildProcess
let guard: ChildProcess

/** Stand-ins for firebase-tools, which lives as long as it likes, and for an emulator in a process group of its own. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guard-'))
  const patient = [
    '-e',
    "process.on('SIGINT', () => process.exit(7)); setInterval(() => {}, 1000); console.log()",
  ]
  leader = spawn(process.execPath, patient, { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  emulator = spawn('sleep', ['60'], { detached: true })
  const processes = join(folder, 'processes')
  writeFileSync(processes, `${emulator.pid}\n`)
  const program = join(rootFolder, 'emulators/bin/suite-guard')
  guard = spawn(program, [String(leader.pid), processes], { stdio: ['pipe', 'ignore', 'ignore'] })
})
afterEach(() => {
  for (const child of [leader, emulator, guard]) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const endOf = async (child: ChildProcess) => {
  const [code, signal] = await once(child, 'exit')
  return signal ?? code
}

test('a launcher that dies before it is ready takes everything with it at once', async () => {
  const ends = Promise.all([endOf(leader), endOf(emulator)])
  guard.stdin?.end()
  expect(await ends).toEqual(['SIGKILL', 'SIGKILL'])
})

test('a launcher that dies later leaves firebase-tools the time to save', async () => {
  if (leader.stdout !== null) await once(leader.stdout, 'data')
  const ends = Promise.all([endOf(leader), endOf(emulator)])
  guard.stdin?.end('saves\n')
  expect(await ends).toEqual([7, 'SIGKILL'])
})

test('a launcher that stopped everything itself is not meddled with', async () => {
  guard.stdin?.end('saves\nstopped\n')
  expect(await endOf(guard)).toBe(0)
  expect([leader.exitCode, leader.signalCode, emulator.signalCode]).toEqual([null, null, null])
})
